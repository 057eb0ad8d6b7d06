"""Writes the table that the elusion calculator is held against: python3 tools/elusion/exact-intervals.py > instruments/elusion/cases/exact-intervals.csv

700 random samples of 10 to 5,000 documents from sets of up to 10 million, with the exact interval for the number of responsive documents
(Buonaccorsi 1987). Python's whole numbers have no limit and no rounding: each tail is a count of samples, compared with its share of all
samples, without a logarithm, a library or a division that leaves a rest.
"""

import random
from math import comb, exp, log

random.seed(20261128)
SHARES = {90: (1, 20), 95: (1, 40), 99: (1, 200)}


def tail(found, end, step, sampled, total, size):
    """The number of samples with `found` responsive documents, or with any number from there to `end`."""
    if (end - found) * step < 0:
        return 0
    rest = size - total
    term = comb(total, found) * comb(rest, sampled - found)
    samples = term
    for k in range(found, end, step):
        if step > 0:
            term = term * (total - k) * (sampled - k) // ((k + 1) * (rest - sampled + k + 1))
        else:
            term = term * k * (rest - sampled + k) // ((total - k + 1) * (sampled - k + 1))
        samples += term
    return samples


def first(low, high, holds):
    while low < high:
        middle = (low + high) // 2
        if holds(middle):
            high = middle
        else:
            low = middle + 1
    return low


def interval(found, sampled, size, confidence):
    over, under = SHARES[confidence]
    limit = comb(size, sampled) * over
    least, most = found, size - (sampled - found)

    def at_least(total):
        return tail(found, min(sampled, total), 1, sampled, total, size) if found > sampled / 2 else (
            comb(size, sampled) - tail(found - 1, max(0, sampled + total - size), -1, sampled, total, size))

    def at_most(total):
        return tail(found, max(0, sampled + total - size), -1, sampled, total, size) if found <= sampled / 2 else (
            comb(size, sampled) - tail(found + 1, min(sampled, total), 1, sampled, total, size))

    low = first(least, most, lambda total: at_least(total) * under > limit)
    high = first(least, most + 1, lambda total: total > most or at_most(total) * under <= limit) - 1
    return low, max(low, high)


def between(low, high):
    return round(exp(random.uniform(log(low), log(high))))


print("size,sampled,found,confidence,low,high")
for n in range(700):
    sampled = between(10, 5_000)
    size = between(sampled, 10_000_000) if n % 2 else between(sampled, sampled * 20)
    # Most samples of a discard pile hold few responsive documents; a tenth hold any number.
    found = random.randint(0, sampled) if n % 10 == 0 else min(sampled, int(random.expovariate(1 / 8)))
    confidence = random.choice(list(SHARES))
    low, high = interval(found, sampled, size, confidence)
    print(size, sampled, found, confidence, low, high, sep=",", flush=True)
