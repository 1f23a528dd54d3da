"""Takes the mean of two trainings' weights, which errs less than either (Izmailov et al., UAI 2018).

Usage: average.py WEIGHTS MORE_WEIGHTS SHARE_OF_THE_SECOND OUT
One has to have learned on from the other.
"""

import sys

import torch


def main(first: str, second: str, share: float, out: str) -> None:
    one, other = torch.load(first), torch.load(second)
    mean = {
        name: weights * (1 - share) + other[name] * share if weights.is_floating_point() else weights
        for name, weights in one.items()
    }
    torch.save(mean, out)


main(sys.argv[1], sys.argv[2], float(sys.argv[3]), sys.argv[4])
