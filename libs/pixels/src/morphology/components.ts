/** Connected areas of a mask, 4-connected. `label` is 0 outside the mask, else 1 … areas.length. */
export type Components = { label: Int32Array; areas: number[]; touchesBorder: boolean[] };

/** Finds the connected areas of the pixels that are not 0. */
export function findComponents(mask: Uint8Array, width: number, height: number): Components {
  const label = new Int32Array(mask.length);
  const stack = new Int32Array(mask.length);
  const areas: number[] = [];
  const touchesBorder: boolean[] = [];
  for (let start = 0; start < mask.length; start += 1) {
    if (!mask[start] || label[start]) continue;
    const name = areas.length + 1;
    let area = 0;
    let touches = false;
    let depth = 0;
    stack[depth++] = start;
    label[start] = name;
    const visit = (at: number) => {
      if (!mask[at] || label[at]) return;
      label[at] = name;
      stack[depth++] = at;
    };
    while (depth > 0) {
      const at = stack[--depth];
      const x = at % width;
      const y = (at - x) / width;
      area += 1;
      touches ||= x === 0 || y === 0 || x === width - 1 || y === height - 1;
      if (x > 0) visit(at - 1);
      if (x < width - 1) visit(at + 1);
      if (y > 0) visit(at - width);
      if (y < height - 1) visit(at + width);
    }
    areas.push(area);
    touchesBorder.push(touches);
  }
  return { label, areas, touchesBorder };
}

/** Keeps the areas of at least `share` of the largest one. */
export function dropSpecks(
  mask: Uint8Array,
  width: number,
  height: number,
  share: number,
): Uint8Array {
  const { label, areas } = findComponents(mask, width, height);
  const least = Math.max(0, ...areas) * share;
  return mask.map((value, i) => (value && (areas[label[i] - 1] ?? 0) >= least ? 1 : 0));
}

/** Fills holes of up to `largest` pixels that the mask encloses. */
export function fillHoles(
  mask: Uint8Array,
  width: number,
  height: number,
  largest: number,
): Uint8Array {
  const outside = mask.map((value) => (value ? 0 : 1));
  const { label, areas, touchesBorder } = findComponents(outside, width, height);
  return mask.map((value, i) => {
    if (value) return 1;
    const name = label[i] - 1;
    return !touchesBorder[name] && (areas[name] ?? 0) <= largest ? 1 : 0;
  });
}
