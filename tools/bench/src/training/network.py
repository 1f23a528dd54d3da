"""A small U-Net (Ronneberger et al., MICCAI 2015) that tells subject from background."""

import torch
from torch import nn
from torch.nn import functional as F


def conv(before: int, after: int, stride: int = 1, dilation: int = 1) -> nn.Sequential:
    return nn.Sequential(
        nn.Conv2d(before, after, 3, stride, dilation, dilation, bias=False),
        nn.BatchNorm2d(after),
        nn.ReLU(inplace=True),
    )


class Block(nn.Module):
    """Two convolutions around a shortcut (He et al., CVPR 2016)."""

    def __init__(self, width: int, dilation: int = 1):
        super().__init__()
        self.first, self.second = conv(width, width, 1, dilation), conv(width, width, 1, dilation)

    def forward(self, x):
        return x + self.second(self.first(x))


class Surroundings(nn.Module):
    """Adds what the whole picture is like to every place of it."""

    def __init__(self, width: int):
        super().__init__()
        self.mix = nn.Conv2d(width, width, 1)

    def forward(self, x):
        return F.relu(x + self.mix(x.mean((2, 3), keepdim=True)))


class SubjectNet(nn.Module):
    """A picture (n × 3 × 256 × 256, 0..1) to the log-odds of its subject (n × 1 × 256 × 256)."""

    def __init__(self, widths=(16, 32, 64, 112)):
        super().__init__()
        a, b, c, d = widths
        self.down1 = nn.Sequential(conv(3, a, 2), conv(a, a))
        self.down2 = nn.Sequential(conv(a, b, 2), Block(b))
        self.down3 = nn.Sequential(conv(b, c, 2), Block(c), Block(c))
        self.down4 = nn.Sequential(conv(c, d, 2), Block(d), Surroundings(d), Block(d, 2), Block(d))
        self.up3 = conv(d + c, c)
        self.up2 = conv(c + b, b)
        self.up1 = conv(b + a, a)
        self.last = nn.Sequential(conv(a + 3, 8), nn.Conv2d(8, 1, 3, 1, 1))

    def forward(self, picture):
        x = (picture - 0.5) / 0.25
        one = self.down1(x)
        two = self.down2(one)
        three = self.down3(two)
        four = self.down4(three)
        y = self.up3(torch.cat([larger(four), three], 1))
        y = self.up2(torch.cat([larger(y), two], 1))
        y = self.up1(torch.cat([larger(y), one], 1))
        return self.last(torch.cat([larger(y), x], 1))


def larger(x):
    return F.interpolate(x, scale_factor=2, mode="bilinear", align_corners=False)
