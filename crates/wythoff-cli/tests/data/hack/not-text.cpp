// Writes bytes that are no text.
#include <cstdio>
int main() { fputs("\xff\xfe\n", stdout); }
