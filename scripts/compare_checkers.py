#!/usr/bin/env python3
"""Changes certificates at random and compares what the three checkers say of them.

    python3 compare_checkers.py --wythoff BINARY --verified BINARY [--number 2000] [--seed 1] CERTIFICATE...

Exits 1 if they differ, except for the reasons in `EXPLAINED`, which are counted.
"""
import argparse
import collections
import copy
import json
import os
import random
import subprocess
import tempfile

import check_certificate

# Reasons for which one checker refuses a certificate that the verified one accepts. None of them is about truth.
EXPLAINED = {
    # The verified checker asks that `positions` accept the valid words; the others, that it reads nothing else on the way.
    "`positions` are not the valid words": "an edge of `positions` from which nothing is accepted",
}


def places(value, path=()):
    """Every place in a document where something may be changed."""
    if isinstance(value, dict):
        for key, item in value.items():
            if key not in ("format", "version", "text"):
                yield from places(item, path + (key,))
    elif isinstance(value, list):
        if path:
            yield path
        for index, item in enumerate(value):
            yield from places(item, path + (index,))
    else:
        yield path


def changed(certificate, chance):
    """A copy with one thing changed: a number, a truth value, an element of a list taken out or written twice."""
    certificate = copy.deepcopy(certificate)
    path = chance.choice(list(places(certificate)))
    holder = certificate
    for step in path[:-1]:
        holder = holder[step]
    value = holder[path[-1]]
    if isinstance(value, bool):
        holder[path[-1]] = not value
    elif isinstance(value, int):
        holder[path[-1]] = value + chance.choice([-2, -1, 1, 2])
    elif value is None:
        holder[path[-1]] = chance.randrange(3)
    elif isinstance(value, list) and value:
        index = chance.randrange(len(value))
        if chance.random() < 0.5:
            del value[index]
        else:
            value.insert(index, copy.deepcopy(value[index]))
    return certificate


def python(certificate):
    try:
        check_certificate.check(certificate)
    except check_certificate.Refused as reason:
        return str(reason)
    except Exception as error:
        return f"not a certificate ({error.__class__.__name__})"
    return "valid"


def run(program, *arguments):
    answer = subprocess.run([program, *arguments], capture_output=True, text=True, timeout=600)
    assert answer.returncode in (0, 1, 3), answer
    return answer.stdout.splitlines()


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--wythoff", required=True)
    arguments.add_argument("--verified", required=True)
    arguments.add_argument("--number", type=int, default=2000)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("certificates", nargs="+")
    given = arguments.parse_args()
    chance = random.Random(given.seed)
    certificates = []
    for name in given.certificates:
        with open(name, encoding="utf-8") as file:
            certificates.append(json.load(file))
        # Only the Rust program reads the text of the rules.
        certificates[-1].pop("text", None)
    counts, differ = collections.Counter(), 0
    with tempfile.TemporaryDirectory() as folder:
        for start in range(0, given.number, 50):
            several = [changed(chance.choice(certificates), chance) for _ in range(min(50, given.number - start))]
            names = [os.path.join(folder, f"{index}.json") for index in range(len(several))]
            for name, certificate in zip(names, several):
                with open(name, "w", encoding="utf-8") as file:
                    json.dump(certificate, file)
            verified = run(given.verified, "--quiet", *names)
            for name, certificate, third in zip(names, several, verified):
                first = (run(given.wythoff, "check", "--lang", "en", name) or ["not checked"])[0]
                second = python(certificate)
                accepted = [first.startswith("valid"), second == "valid", third == "valid"]
                if accepted[0] == accepted[1] == accepted[2]:
                    counts["all accept" if accepted[0] else "all refuse"] += 1
                elif accepted == [False, False, True] and second in EXPLAINED:
                    counts[EXPLAINED[second]] += 1
                else:
                    differ += 1
                    print(f"Rust: {first}\nPython: {second}\nverified: {third}\n{json.dumps(certificate)[:2000]}\n")
    for what, count in sorted(counts.items()):
        print(f"{count:6} {what}")
    print(f"{differ:6} differ")
    return int(differ > 0)


if __name__ == "__main__":
    raise SystemExit(main())
