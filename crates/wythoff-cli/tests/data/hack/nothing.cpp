// Prints nothing.
int main() {}
