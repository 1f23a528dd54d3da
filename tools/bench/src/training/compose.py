"""Pictures to learn from: drawn scenes as they are or recoloured, and shapes on backgrounds."""

import cv2
import numpy as np

SIDE = 256


def load(path: str, channels: int) -> np.ndarray:
    """Raw pictures, one after another; a last one that is not whole yet is left out."""
    raw = np.fromfile(path, np.uint8)
    size = SIDE * SIDE * channels
    return raw[: len(raw) // size * size].reshape(-1, SIDE, SIDE, channels)


class Composer:
    """Makes one picture after another. `seed` decides them all."""

    def __init__(self, scenes: np.ndarray, shapes: np.ndarray, backgrounds: np.ndarray, seed: int):
        self.scenes, self.shapes, self.backgrounds = scenes, shapes, backgrounds
        self.random = np.random.default_rng(seed)

    def sample(self) -> tuple[np.ndarray, np.ndarray]:
        """A picture (3 × SIDE × SIDE, 0..1) and its subject's alpha (1 × SIDE × SIDE)."""
        kind = self.random.random()
        if kind < 0.57:
            picture, alpha = self.scene()
        elif kind < 0.93:
            picture, alpha = self.composition()
        else:
            picture, alpha = self.background(), np.zeros((SIDE, SIDE), np.float32)
        picture, alpha = self.film(*self.move(picture, alpha))
        return picture.transpose(2, 0, 1).copy(), alpha[None].copy()

    def scene(self) -> tuple[np.ndarray, np.ndarray]:
        """A drawn scene; often with its subject or its background in other colours."""
        drawn = self.scenes[self.random.integers(len(self.scenes))].astype(np.float32) / 255
        picture, alpha = drawn[..., :3], drawn[..., 3]
        if self.random.random() < 0.35:
            behind = self.recolor(picture)
        elif self.random.random() < 0.15:
            behind = self.background()
        else:
            behind = picture
        front = self.recolor(picture) if self.random.random() < 0.35 else picture
        if self.random.random() < 0.3:
            front = self.blend_in(front, behind, alpha)
        return front * alpha[..., None] + behind * (1 - alpha[..., None]), alpha

    def composition(self) -> tuple[np.ndarray, np.ndarray]:
        """Up to three shapes, lit and with a shadow, on a background."""
        picture = self.background()
        total = np.zeros((SIDE, SIDE), np.float32)
        for _ in range(self.random.choice([1, 1, 1, 2, 3])):
            color, alpha = self.shape()
            color = self.light(color)
            if self.random.random() < 0.35:
                color = self.blend_in(color, picture, alpha)
            picture = self.shadow(picture, alpha)
            picture = color * alpha[..., None] + picture * (1 - alpha[..., None])
            total = np.maximum(total, alpha)
        return picture, total

    def shape(self) -> tuple[np.ndarray, np.ndarray]:
        drawn = self.shapes[self.random.integers(len(self.shapes))].astype(np.float32) / 255
        scale = self.random.uniform(0.35, 1.05)
        turn = self.random.normal(0, 25) if self.random.random() < 0.6 else 0.0
        move = cv2.getRotationMatrix2D((SIDE / 2, SIDE / 2), turn, scale)
        move[:, 2] += self.random.uniform(-0.22, 0.22, 2) * SIDE
        drawn[..., :3] *= drawn[..., 3:]
        drawn = cv2.warpAffine(drawn, move, (SIDE, SIDE), flags=cv2.INTER_AREA)
        alpha = np.clip(drawn[..., 3], 0, 1)
        color = drawn[..., :3] / np.maximum(alpha, 1e-3)[..., None]
        if self.random.random() < 0.13:
            alpha = self.hollow(alpha)
        kind = self.random.random()
        if kind < 0.35:
            color = self.recolor(color)
        elif kind < 0.5:
            color = self.texture()
        return np.clip(color, 0, 1), alpha

    def hollow(self, alpha: np.ndarray) -> np.ndarray:
        """Only a rim is left, and perhaps spokes or bars: what is behind is seen through it."""
        depth = cv2.distanceTransform((alpha > 0.5).astype(np.uint8), cv2.DIST_L2, 5)
        rim = np.clip(self.random.uniform(0.02, 0.09) * SIDE - depth, 0, 1)
        y, x = np.mgrid[0:SIDE, 0:SIDE].astype(np.float32) / SIDE
        middle = np.argwhere(alpha > 0.5).mean(0) / SIDE if rim.any() else (0.5, 0.5)
        x, y = x - middle[1], y - middle[0]
        often, thick = int(self.random.integers(2, 9)), self.random.uniform(0.008, 0.025)
        kind = self.random.random()
        if kind < 0.4:
            turn = np.arctan2(y, x) * often / 2 + self.random.uniform(0, 3)
            away = np.abs(np.sin(turn)) * np.hypot(x, y) * 2 / often
            rim = np.maximum(rim, np.clip((thick - away) * SIDE, 0, 1))
        elif kind < 0.5:
            slope = self.random.uniform(0, 3)
            place = (x * np.cos(slope) + y * np.sin(slope)) * often * 2
            away = np.abs(place - np.round(place)) / (often * 2)
            rim = np.maximum(rim, np.clip((thick - away) * SIDE, 0, 1))
        return (alpha * rim).astype(np.float32)

    def light(self, color: np.ndarray) -> np.ndarray:
        """Brighter toward one side, as round things are."""
        y, x = np.mgrid[0:SIDE, 0:SIDE].astype(np.float32) / SIDE - 0.5
        turn, strength = self.random.uniform(0, 6.28), self.random.uniform(0, 0.9)
        slope = 1 + strength * (x * np.cos(turn) + y * np.sin(turn))
        return np.clip(color * slope[..., None], 0, 1)

    def shadow(self, picture: np.ndarray, alpha: np.ndarray) -> np.ndarray:
        if self.random.random() < 0.3:
            return picture
        move = np.float32([[1, self.random.uniform(-0.3, 0.3), 0], [0, 1, 0]])
        move[:, 2] = self.random.uniform(-0.09, 0.09, 2) * SIDE
        cast = cv2.warpAffine(alpha, move, (SIDE, SIDE))
        cast = cv2.GaussianBlur(cast, (0, 0), self.random.uniform(0.006, 0.056) * SIDE)
        return picture * (1 - self.random.uniform(0, 0.6) * cast[..., None])

    def background(self) -> np.ndarray:
        kind = self.random.random()
        if kind < 0.4:
            one = self.backgrounds[self.random.integers(len(self.backgrounds))]
            picture = one.astype(np.float32) / 255
            return self.recolor(picture) if self.random.random() < 0.5 else picture
        if kind < 0.6:
            return self.sweep()
        if kind < 0.8:
            return self.texture()
        return self.bokeh()

    def sweep(self) -> np.ndarray:
        """Plain, or from one colour to another, perhaps with a horizon."""
        low, high = self.random.random(3), self.random.random(3)
        if self.random.random() < 0.6:
            high = np.clip(low + self.random.normal(0, 0.1, 3), 0, 1)
        y, x = np.mgrid[0:SIDE, 0:SIDE].astype(np.float32) / SIDE
        turn = self.random.uniform(0, 6.28)
        way = np.clip(0.5 + (x - 0.5) * np.cos(turn) + (y - 0.5) * np.sin(turn), 0, 1)
        if self.random.random() < 0.3:
            line = self.random.uniform(0.3, 0.8)
            way = np.clip((y - line) * self.random.uniform(3, 80) + 0.5, 0, 1)
        return (low + (high - low) * way[..., None]).astype(np.float32)

    def texture(self) -> np.ndarray:
        """Clouds, stripes, checks or tiles in two or three colours."""
        y, x = np.mgrid[0:SIDE, 0:SIDE].astype(np.float32) / SIDE
        colors = self.random.random((3, 3)).astype(np.float32)
        if self.random.random() < 0.5:
            colors[1:] = colors[0] + self.random.normal(0, 0.12, (2, 3))
        kind = self.random.integers(6)
        if kind == 0:
            way = self.clouds()
        elif kind == 1:
            turn, often = self.random.uniform(0, 6.28), self.random.uniform(8, 90)
            wave = np.sin(often * (x * np.cos(turn) + y * np.sin(turn)) + 2 * self.clouds())
            way = (wave > self.random.uniform(-0.6, 0.6)).astype(np.float32)
        elif kind == 2:
            across, down = self.random.uniform(3, 16, 2)
            row = np.floor(y * down)
            column = np.floor(x * across + 0.5 * (row % 2) * self.random.integers(2))
            joint = np.minimum((x * across + 0.5 * (row % 2)) % 1, (y * down) % 1) < 0.09
            way = np.abs(np.sin(row * 12.9 + column * 78.2) * 43758.5) % 1
            way = np.where(joint, 1.0, way * self.random.uniform(0, 0.7)).astype(np.float32)
        elif kind == 3:
            way = self.pebbles()
        else:
            way = self.random.random((SIDE, SIDE)).astype(np.float32)
            # Drawn out one way it is grass, fur or brushed metal.
            across = self.random.uniform(0.4, 4)
            way = cv2.GaussianBlur(way, (0, 0), across, sigmaY=across * self.random.choice([1, 1, 4, 0.3]))
            way = np.clip(0.5 + (way - way.mean()) / (way.std() * 4 + 1e-3), 0, 1)
        picture = colors[0] + (colors[1] - colors[0]) * way[..., None]
        if self.random.random() < 0.5:
            picture += (colors[2] - colors[0]) * (self.clouds() * 0.5)[..., None]
        return np.clip(picture, 0, 1).astype(np.float32)

    def pebbles(self) -> np.ndarray:
        """Every place as light as the nearest of some points, and how near that is."""
        count = int(self.random.integers(60, 900))
        seeds = np.full((SIDE, SIDE), 255, np.uint8)
        seeds[tuple(self.random.integers(0, SIDE, (2, count)))] = 0
        far, labels = cv2.distanceTransformWithLabels(seeds, cv2.DIST_L2, 5, labelType=cv2.DIST_LABEL_PIXEL)
        tone = self.random.random(labels.max() + 1).astype(np.float32)[labels]
        edge = np.clip(far / (SIDE / np.sqrt(count)), 0, 1)
        return np.clip(tone * (1 - self.random.uniform(0, 1) * edge), 0, 1).astype(np.float32)

    def clouds(self) -> np.ndarray:
        total = np.zeros((SIDE, SIDE), np.float32)
        cells, weight = int(self.random.integers(2, 9)), 1.0
        for _ in range(4):
            grid = self.random.random((cells, cells)).astype(np.float32)
            total += weight * cv2.resize(grid, (SIDE, SIDE), interpolation=cv2.INTER_CUBIC)
            cells, weight = min(cells * 2, SIDE), weight * 0.55
        return (total - total.min()) / (total.max() - total.min() + 1e-6)

    def bokeh(self) -> np.ndarray:
        """Other shapes, or lights, out of focus."""
        picture = self.sweep()
        if self.random.random() < 0.5:
            for _ in range(self.random.integers(3, 14)):
                color, alpha = self.shape()
                picture = color * alpha[..., None] + picture * (1 - alpha[..., None])
            return cv2.GaussianBlur(picture, (0, 0), self.random.uniform(0.025, 0.09) * SIDE)
        picture *= self.random.uniform(0.15, 1)
        for _ in range(self.random.integers(6, 40)):
            disc = np.zeros((SIDE, SIDE), np.float32)
            at = self.random.integers(0, SIDE, 2).tolist()
            radius = int(self.random.uniform(0.02, 0.11) * SIDE)
            cv2.circle(disc, at, radius, float(self.random.uniform(0.2, 0.9)), -1)
            picture += (self.random.random(3).astype(np.float32) - picture) * disc[..., None]
        return np.clip(cv2.GaussianBlur(picture, (0, 0), self.random.uniform(0.005, 0.03) * SIDE), 0, 1)

    def recolor(self, picture: np.ndarray) -> np.ndarray:
        """Other white balance, saturation, hue, contrast."""
        grey = picture.mean(2, keepdims=True)
        out = grey + (picture - grey) * self.random.uniform(0, 1.5)
        if self.random.random() < 0.5:
            out = out[..., self.random.permutation(3)]
        gain = self.random.uniform(0.45, 1.6) * self.random.uniform(0.75, 1.25, 3)
        return np.clip(out * gain + self.random.normal(0, 0.06), 0, 1).astype(np.float32)

    def blend_in(self, front: np.ndarray, behind: np.ndarray, alpha: np.ndarray) -> np.ndarray:
        """The subject in nearly its background's colours, its own light kept."""
        covered = alpha[..., None]
        of_front = (front * covered).sum((0, 1)) / (covered.sum() + 1)
        of_back = (behind * (1 - covered)).sum((0, 1)) / ((1 - covered).sum() + 1)
        wanted = of_back * self.random.uniform(0.8, 1.2) + self.random.normal(0, 0.04, 3)
        share = self.random.uniform(0.6, 1)
        return np.clip(front + share * (wanted - of_front), 0, 1).astype(np.float32)

    def move(self, picture: np.ndarray, alpha: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Mirrored, turned a little, nearer, farther, of another shape."""
        if self.random.random() < 0.5:
            picture, alpha = picture[:, ::-1], alpha[:, ::-1]
        if self.random.random() < 0.35:
            return self.near(picture, alpha)
        if self.random.random() < 0.4:
            return picture, alpha
        scale = self.random.uniform(0.85, 1.3)
        move = cv2.getRotationMatrix2D((SIDE / 2, SIDE / 2), self.random.normal(0, 5), scale)
        move[0] *= self.random.uniform(0.75, 1.3)
        move[0, 2] += SIDE / 2 - (move[0] @ [SIDE / 2, SIDE / 2, 1])
        move[:, 2] += self.random.normal(0, 0.06, 2) * SIDE
        both = np.dstack([picture, alpha]).astype(np.float32)
        both = cv2.warpAffine(both, move, (SIDE, SIDE), borderMode=cv2.BORDER_REFLECT_101)
        return both[..., :3], both[..., 3]

    def near(self, picture: np.ndarray, alpha: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The part around the subject, stretched to the whole, as it is looked at a second time."""
        rows, columns = np.where(alpha.max(1) > 0.4)[0], np.where(alpha.max(0) > 0.4)[0]
        if len(rows) == 0:
            return picture, alpha
        spans = [(part[0], part[-1] + 1) for part in (rows, columns)]
        # From so small a picture a nearer look would only be blurred.
        room = [max(self.random.uniform(0.05, 0.25) * (b - a), SIDE * 0.3 - (b - a) / 2) for a, b in spans]
        (top, bottom), (left, right) = [
            (max(0, int(a - more)), min(SIDE, int(b + more) + 1)) for (a, b), more in zip(spans, room)
        ]
        both = np.dstack([picture, alpha]).astype(np.float32)[top:bottom, left:right]
        both = np.clip(cv2.resize(both, (SIDE, SIDE), interpolation=cv2.INTER_CUBIC), 0, 1)
        return both[..., :3], both[..., 3]

    def film(self, picture: np.ndarray, alpha: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """What a camera adds: exposure, uneven light, noise, blur."""
        picture = picture ** self.random.uniform(0.6, 1.6)
        if self.random.random() < 0.4:
            picture = self.light(picture)
        if self.random.random() < 0.3:
            picture = self.recolor(picture)
        if self.random.random() < 0.3:
            picture = cv2.GaussianBlur(picture, (0, 0), self.random.uniform(0.3, 1.6))
        if self.random.random() < 0.6:
            grain = self.random.normal(0, self.random.uniform(0, 0.04), picture.shape)
            picture = picture + grain
        return np.clip(picture, 0, 1).astype(np.float32), np.clip(alpha, 0, 1)
