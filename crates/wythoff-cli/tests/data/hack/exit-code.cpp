// Answers nothing and ends with an exit code.
int main() { return 3; }
