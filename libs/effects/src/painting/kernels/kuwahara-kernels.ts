/** Offsets and weights of a kernel's taps, sector after sector. */
export type Kernel = { dx: Int16Array; dy: Int16Array; weight: Float32Array };

export const sectors = 8;
export const directions = 24;
export const stretches = 3;

/** Largest number of taps from the centre: more do not change smooth pictures. */
const mostRings = 5;

/**
 * Precomputed kernels of the anisotropic Kuwahara filter for every direction and stretch: an
 * ellipse along the edge in overlapping sectors (Kyprianidis, Kang, Döllner, "Image and Video
 * Abstraction by Anisotropic Kuwahara Filtering", 2009, section 3.2).
 *
 * @param radius of the circle with the ellipse's area, in pixels
 * @returns kernels at `stretch * directions + direction`, each with `starts` of its sectors
 */
export function kuwaharaKernels(radius: number): { kernel: Kernel; starts: Int32Array }[] {
  return Array.from({ length: directions * stretches }, (_, i) => {
    const angle = ((i % directions) / directions) * Math.PI;
    const stretch = 1 + (Math.floor(i / directions) / (stretches - 1)) * 0.8;
    return createKernel(radius, angle, stretch);
  });
}

type Tap = { dx: number; dy: number; weight: number };

function createKernel(radius: number, angle: number, stretch: number) {
  const taps = Array.from({ length: sectors }, (): Tap[] => []);
  const [long, short] = [radius * Math.sqrt(stretch), radius / Math.sqrt(stretch)];
  const gap = Math.max(1, radius / mostRings);
  const reach = Math.ceil(long / gap);
  for (let j = -reach; j <= reach; j += 1) {
    for (let i = -reach; i <= reach; i += 1) {
      const [dx, dy] = [Math.round(i * gap), Math.round(j * gap)];
      const along = (dx * Math.cos(angle) + dy * Math.sin(angle)) / long;
      const across = (dy * Math.cos(angle) - dx * Math.sin(angle)) / short;
      const distance = Math.hypot(along, across);
      if (distance > 1) continue;
      const fade = Math.exp(-2 * distance * distance);
      shares(Math.atan2(across, along), distance).forEach((share, sector) => {
        if (share > 0.05) taps[sector]?.push({ dx, dy, weight: share * fade });
      });
    }
  }
  return pack(taps);
}

/** The weight of a tap in each sector; the centre counts equally in all. */
function shares(angle: number, distance: number): number[] {
  if (distance < 1e-6) return Array.from({ length: sectors }, () => 1 / sectors);
  return Array.from({ length: sectors }, (_, sector) => {
    const turn = angle - (sector * 2 * Math.PI) / sectors;
    const apart = Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) / ((2 * Math.PI) / sectors);
    return Math.max(0, 1 - apart);
  });
}

function pack(taps: Tap[][]): { kernel: Kernel; starts: Int32Array } {
  const all = taps.flat();
  const starts = new Int32Array(sectors + 1);
  taps.forEach((sector, i) => (starts[i + 1] = (starts[i] as number) + sector.length));
  const sums = taps.map((sector) => sector.reduce((sum, tap) => sum + tap.weight, 0));
  const weights = taps.flatMap((sector, i) =>
    sector.map((tap) => tap.weight / (sums[i] as number)),
  );
  return {
    kernel: {
      dx: Int16Array.from(all, (tap) => tap.dx),
      dy: Int16Array.from(all, (tap) => tap.dy),
      weight: Float32Array.from(weights),
    },
    starts,
  };
}
