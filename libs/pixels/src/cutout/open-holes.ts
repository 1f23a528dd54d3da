import { findComponents } from '../morphology/components.ts';
import { toLab, type LabImage } from '../color/lab.ts';
import { mapPlane, type Plane, type RgbaImage } from '../plane/rgba-image.ts';
import { looksLikeBack } from './back-colors.ts';

/** Smaller parts than this share of the picture are noise. */
const leastShare = 0.0002;
/**
 * Mean belief above which a part stays, such as a white print on a box before a white wall. Chosen
 * on alphamatting.com's photographs, 2026-11.
 */
const sure = 0.85;
/**
 * Around a hole the colour differs by this (CIE76), this many pixels on, along this share of its
 * border.
 */
const [otherColor, beside, mostly] = [10, 3, 0.85];

/** If more of the mask than this would go, the matches are a pattern: bricks, stripes. */
const mostShare = 0.3;

type Part = { belief: number; border: number; edge: number };

/**
 * Opens the holes in a subject, between an arm and a body, below a strap, through a handle: parts
 * in the colour of the background around them, enclosed by an edge, of which the model was unsure.
 * The minimum cut keeps them, since their border is long.
 *
 * @param mask 0 or 1, of the picture's size; it is only ever lowered
 * @param belief the model's confidence that a pixel is the subject's, 0 to 1
 */
export function openHoles(image: RgbaImage, mask: Plane, belief: Plane): Plane {
  const { width, height } = mask;
  const lab = toLab(image);
  const isLike = looksLikeBack(lab, mask);
  const like = Uint8Array.from(mask.data, (value, i) => (value && isLike(i) ? 1 : 0));
  const { label, areas } = findComponents(like, width, height);
  const parts: Part[] = areas.map(() => ({ belief: 0, border: 0, edge: 0 }));
  label.forEach((name, i) => {
    const part = parts[name - 1];
    if (!part) return;
    part.belief += belief.data[i];
    addBorder(part, i, { lab, mask, like });
  });
  const isHole = parts.map(({ belief: sum, border, edge }, part) => {
    const area = areas[part];
    return area >= leastShare * label.length && sum < sure * area && edge >= mostly * border;
  });
  const opened = areas.reduce((sum, area, part) => sum + (isHole[part] ? area : 0), 0);
  const whole = mask.data.reduce((sum, value) => sum + value, 0);
  if (opened > mostShare * whole) return mask;
  return mapPlane(mask, (value, i) => (isHole[label[i] - 1] ? 0 : value));
}

type Around = { lab: LabImage; mask: Plane; like: Uint8Array };

/**
 * Counts a pixel's sides on the part's border, and how many of them lie on an edge or the outline.
 */
function addBorder(part: Part, at: number, { lab, mask, like }: Around): void {
  const { width, height } = mask;
  const [x, y] = [at % width, Math.floor(at / width)];
  for (const [right, down] of directions) {
    const indexAt = (steps: number) => {
      const column = Math.min(width - 1, Math.max(0, x + right * steps));
      return Math.min(height - 1, Math.max(0, y + down * steps)) * width + column;
    };
    if (like[indexAt(1)]) continue;
    part.border += 1;
    const beyond = indexAt(beside);
    if (!mask.data[beyond] || stepBetween(lab, at, beyond) > otherColor) part.edge += 1;
  }
}

const directions = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

const stepBetween = ({ l, a, b }: LabImage, one: number, other: number): number =>
  Math.hypot(...[l, a, b].map(({ data }) => data[one] - data[other]));
