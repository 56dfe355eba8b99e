/* The questions of benches/big with GMP: a pair of decimal numbers in, the answer in decimal out.
 *
 *   big outcome K FILE ROUNDS    1 if the player to move wins, else 0
 *   big moves K FILE ROUNDS      every winning move: the two numbers it leaves
 *
 * The file has the two numbers, the smaller first. What is printed first is the best processor time of the rounds in nanoseconds, from
 * the digits in memory to the digits in memory. The same mathematics as ours: one form for the outcome, one square root and a
 * product for each candidate; candidates nearer than 2^-60 to a boundary do not occur in the benchmark, and are not looked after.
 */
#include <gmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec * 1e9 + t.tv_nsec;
}

/* 0 <= n^2 - e(e + d) <= 2e + d */
static int is_lost(const mpz_t a, const mpz_t b, unsigned long t) {
    mpz_t d, n, e, f, g;
    mpz_inits(d, n, e, f, g, NULL);
    mpz_sub(d, b, a);
    int lost = mpz_divisible_ui_p(d, t);
    if (lost) {
        mpz_divexact_ui(n, d, t);
        mpz_sub(e, a, n);
        lost = mpz_sgn(e) >= 0;
    }
    if (lost) {
        mpz_add(f, e, d);
        mpz_mul(f, f, e);
        mpz_mul(g, n, n);
        mpz_sub(g, g, f);
        mpz_mul_2exp(f, e, 1);
        mpz_add(f, f, d);
        lost = mpz_sgn(g) >= 0 && mpz_cmp(g, f) <= 0;
    }
    mpz_clears(d, n, e, f, g, NULL);
    return lost;
}

static char *moves[8];
static int count;

static void leave(const mpz_t lower, const mpz_t upper) {
    moves[count++] = lower ? mpz_get_str(NULL, 10, lower) : NULL;
    moves[count++] = upper ? mpz_get_str(NULL, 10, upper) : NULL;
}

static mpz_t epsilon, product, cut;
static mp_bitcnt_t bits;

/* floor(m * epsilon) into whole, and 64 bits of the fraction. */
static unsigned long scaled(mpz_t whole, const mpz_t m) {
    mpz_mul(product, m, epsilon);
    mpz_tdiv_q_2exp(whole, product, bits);
    mpz_tdiv_q_2exp(cut, product, bits - 64);
    return mpz_get_ui(cut);
}

static void partner(mpz_t result, const mpz_t x, unsigned long t, unsigned long start) {
    mpz_t m, n;
    mpz_inits(m, n, NULL);
    mpz_add_ui(m, x, 1);
    unsigned long fraction = scaled(n, m);
    mpz_addmul_ui(n, m, t - 1);
    unsigned long rest = mpz_tdiv_q_ui(n, n, t);
    if (rest < t - 1 || fraction <= start) {
        mpz_set(result, x);
        mpz_addmul_ui(result, n, t);
    } else {
        mpz_sub(n, x, n);
        mpz_set(result, x);
        mpz_submul_ui(result, n, t);
    }
    mpz_clears(m, n, NULL);
}

static void find_moves(const mpz_t a, const mpz_t b, unsigned long t) {
    mpz_t n, lower, upper;
    mpz_inits(n, lower, upper, epsilon, product, cut, NULL);
    bits = mpz_sizeinbase(b, 2) + 64;
    mpz_set_ui(epsilon, t * t + 4);
    mpz_mul_2exp(epsilon, epsilon, 2 * bits);
    mpz_sqrt(epsilon, epsilon);
    mpz_set_ui(n, t);
    mpz_mul_2exp(n, n, bits);
    mpz_sub(epsilon, epsilon, n);
    mpz_tdiv_q_2exp(epsilon, epsilon, 1);
    mpz_tdiv_q_2exp(cut, epsilon, bits - 64);
    unsigned long start = mpz_get_ui(cut);
    count = 0;
    mpz_sub(n, b, a);
    unsigned long rest = mpz_tdiv_q_ui(n, n, t);
    unsigned long fraction = scaled(lower, n);
    for (int next = 0; next <= (rest != 0); next++) {
        if (next) {
            mpz_sub(lower, lower, n);
            mpz_add_ui(n, n, 1);
            mpz_add_ui(lower, lower, fraction + start < fraction);
        }
        mpz_add(lower, lower, n);
        mpz_set(upper, lower);
        mpz_addmul_ui(upper, n, t);
        if (mpz_cmp(lower, a) < 0 && mpz_cmp(upper, b) < 0)
            leave(lower, upper);
    }
    partner(upper, a, t, start);
    if (mpz_cmp(upper, b) < 0)
        leave(NULL, upper);
    partner(lower, b, t, start);
    if (mpz_cmp(lower, a) < 0)
        leave(lower, NULL);
    mpz_clears(n, lower, upper, epsilon, product, cut, NULL);
}

static char *word(FILE *file) {
    size_t size = 1 << 16, length = 0;
    char *text = malloc(size);
    for (int c; (c = fgetc(file)) >= '0';) {
        if (length + 1 == size)
            text = realloc(text, size *= 2);
        text[length++] = c;
    }
    text[length] = 0;
    return text;
}

int main(int argc, char **argv) {
    if (argc != 5)
        return 2;
    unsigned long t = strtoul(argv[2], NULL, 10) + 1;
    FILE *file = fopen(argv[3], "r");
    if (!file)
        return 2;
    char *first = word(file), *second = word(file);
    int outcome = !strcmp(argv[1], "outcome"), lost = 0;
    double best = 1e30;
    for (int round = atoi(argv[4]); round > 0; round--) {
        double start = now();
        mpz_t a, b;
        mpz_init_set_str(a, first, 10);
        mpz_init_set_str(b, second, 10);
        if (outcome)
            lost = is_lost(a, b, t);
        else
            find_moves(a, b, t);
        mpz_clears(a, b, NULL);
        double time = now() - start;
        if (time < best)
            best = time;
    }
    printf("%.0f\n", best);
    if (outcome)
        printf("%d\n", !lost);
    for (int i = 0; i < count; i += 2)
        printf("%s %s\n", moves[i] ? moves[i] : first, moves[i + 1] ? moves[i + 1] : second);
    return 0;
}
