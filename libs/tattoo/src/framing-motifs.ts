/** Motifs that frame others or lie under them, in boxes of 512 units. */
export const framingMotifs: Record<string, () => string> = {
  'tintory/waves': waves,
  'tintory/wreath': wreath,
};

const pair = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Two branches from below, leaves in pairs, open at the top. */
function wreath(): string {
  const leaves = 13;
  let path = '';
  for (const way of [-1, 1]) {
    for (let i = 0; i < leaves; i += 1) {
      const along = (i + 0.6) / leaves;
      const angle = Math.PI / 2 + way * (0.1 + along * 2.72);
      // Towards the tip leaves lie closer to the branch.
      for (const side of [-1, 1]) path += leaf(angle, way, side, 1 - along * 0.25);
    }
    path += branch(way);
  }
  return path;
}

const radius = 206;

function leaf(angle: number, way: number, side: number, size: number): string {
  const [x, y] = [
    256 + Math.cos(angle) * (radius + side * 5),
    256 + Math.sin(angle) * (radius + side * 5),
  ];
  // Along the branch and out of it, on the side that the leaf is.
  const heading = angle + way * (Math.PI / 2) - way * side * 0.62;
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
  const at = (along: number, across: number) =>
    pair(x + (along * cos - across * sin) * size, y + (along * sin + across * cos) * size);
  return `M${at(2, 0)}C${at(16, -17)} ${at(44, -16)} ${at(64, 0)}C${at(44, 16)} ${at(16, 17)} ${at(2, 0)}Z`;
}

function branch(way: number): string {
  const steps = 40;
  const side = (half: number) =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const angle = Math.PI / 2 + way * ((i / steps) * 2.74);
      const r = radius + half * (1 - 0.7 * (i / steps));
      return pair(256 + Math.cos(angle) * r, 256 + Math.sin(angle) * r);
    });
  return `M${side(3.4).join('L')}L${side(-3.4).toReversed().join('L')}Z`;
}

/** Three crests side by side that break towards the right over two swells. */
function waves(): string {
  const crest = (x: number, y: number, size: number) => {
    const at = (dx: number, dy: number) => pair(x + dx * size, y + dy * size);
    return `M${at(0, 150)}C${at(8, 80)} ${at(44, 14)} ${at(110, 4)}C${at(158, -2)} ${at(192, 26)} ${at(190, 62)}C${at(188, 92)} ${at(156, 104)} ${at(138, 84)}C${at(128, 70)} ${at(138, 54)} ${at(152, 58)}C${at(150, 42)} ${at(126, 40)} ${at(112, 56)}C${at(92, 80)} ${at(104, 124)} ${at(150, 134)}C${at(168, 138)} ${at(184, 134)} ${at(196, 126)}L${at(196, 150)}Z`;
  };
  const swell = (y: number, from: number, to: number, thick: number) => {
    const count = 4;
    const step = (to - from) / count;
    let upper = `M${pair(from, y)}`;
    let lower = '';
    for (let i = 0; i < count; i += 1) {
      const x = from + i * step;
      upper += `C${pair(x + step * 0.3, y - 18)} ${pair(x + step * 0.7, y + 18)} ${pair(x + step, y)}`;
      const back = to - i * step;
      lower += `C${pair(back - step * 0.3, y + 18 + thick)} ${pair(back - step * 0.7, y - 18 + thick)} ${pair(back - step, y + (i === count - 1 ? 0 : thick))}`;
    }
    return `${upper}L${pair(to, y + thick)}${lower}Z`;
  };
  return (
    crest(6, 160, 0.78) +
    crest(169, 134.5, 0.95) +
    crest(365, 169, 0.72) +
    swell(300, 20, 496, 15) +
    swell(334, 90, 426, 13)
  );
}
