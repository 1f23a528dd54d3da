import sharp from 'sharp';
import { motifPath } from './tattoo-motifs.ts';

/** Where a motif's ink is in its box of 512 units. */
export type Bounds = { left: number; top: number; right: number; bottom: number };

/** Side of the picture that bounds are read from: within four units of the truth. */
const side = 128;

const known = new Map<string, Bounds>();

/** The bounds of each motif, read once a process. */
export async function motifBounds(motifs: Iterable<string>): Promise<(motif: string) => Bounds> {
  for (const motif of new Set(motifs)) {
    if (!known.has(motif)) known.set(motif, await measure(motif));
  }
  return (motif) => known.get(motif) as Bounds;
}

async function measure(motif: string): Promise<Bounds> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 512 512"><path d="${motifPath(motif)}"/></svg>`;
  const alpha = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
  let [left, top, right, bottom] = [side, side, 0, 0];
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      if ((alpha[y * side + x] as number) < 64) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  const unit = 512 / side;
  return { left: left * unit, top: top * unit, right: right * unit, bottom: bottom * unit };
}
