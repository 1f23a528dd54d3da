"""Learns to find a picture's subject.

Usage: train.py FOLDER MINUTES OUT [RATE]
What OUT already holds is learned on. FOLDER holds scenes-*.bin (RGBA), shapes.bin (RGBA) and backgrounds.bin (RGB); files that are
still being written are read again from time to time. OUT gets the weights after every round.
RATE is the highest one, 0.002 for a first training and less for a later one.
"""

import glob
import os
import sys
import time

import torch
from torch.nn import functional as F
from torch.utils.data import DataLoader, IterableDataset, get_worker_info

from compose import Composer, load
from network import SubjectNet

BATCH = 16
BEST_RATE = 2e-3


class Pictures(IterableDataset):
    def __init__(self, folder: str, round_number: int, batches: int):
        self.folder, self.round_number, self.count = folder, round_number, batches * BATCH

    def __iter__(self):
        import numpy as np

        worker = get_worker_info()
        seed = self.round_number * 100 + (worker.id if worker else 0)
        scenes = np.concatenate([load(f, 4) for f in sorted(glob.glob(f"{self.folder}/scenes-*.bin"))])
        shapes = load(f"{self.folder}/shapes.bin", 4)
        composer = Composer(scenes, shapes, load(f"{self.folder}/backgrounds.bin", 3), seed)
        for _ in range(self.count):
            yield composer.sample()


def loss_of(odds, alpha):
    """Cross entropy, three times as dear along outlines, and one minus the soft intersection over union."""
    around = F.max_pool2d(alpha, 7, 1, 3) + F.max_pool2d(-alpha, 7, 1, 3)
    dear = 1 + 2 * around
    found = torch.sigmoid(odds)
    both = (found * alpha).sum((1, 2, 3))
    either = (found + alpha - found * alpha).sum((1, 2, 3))
    overlap = 1 - (both + 20) / (either + 20)
    return F.binary_cross_entropy_with_logits(odds, alpha, dear) + overlap.mean()


def main(folder: str, minutes: float, out: str, best_rate: float = BEST_RATE) -> None:
    torch.manual_seed(1)
    # On a busy machine two threads mostly wait for each other.
    torch.set_num_threads(1)
    net = SubjectNet().to(memory_format=torch.channels_last)
    if os.path.exists(out):
        net.load_state_dict(torch.load(out))
    print(f"{sum(p.numel() for p in net.parameters())} weights", flush=True)
    optimizer = torch.optim.AdamW(net.parameters(), best_rate, weight_decay=1e-3)
    # Other pictures than those of an earlier run.
    round_number, batches = int(time.time()) % 100_000, 150
    start = time.time()
    while (done := (time.time() - start) / (60 * minutes)) < 1:
        net.train()
        total = 0.0
        for picture, alpha in DataLoader(Pictures(folder, round_number, batches), BATCH, num_workers=1):
            done = min(1, (time.time() - start) / (60 * minutes))
            # Up in the first twentieth, then down to nothing.
            rate = best_rate * min(1, done * 20 + 0.02) * (1 - done)
            for group in optimizer.param_groups:
                group["lr"] = rate
            with torch.autocast("cpu", torch.bfloat16):
                odds = net(picture.contiguous(memory_format=torch.channels_last))
            loss = loss_of(odds.float(), alpha)
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 2)
            optimizer.step()
            total += loss.item()
        round_number += 1
        torch.save(net.state_dict(), out)
        print(f"{(time.time() - start) / 60:.1f} min, loss {total / batches:.4f}", flush=True)


main(sys.argv[1], float(sys.argv[2]), sys.argv[3], *map(float, sys.argv[4:]))
