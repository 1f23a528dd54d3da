import { gaussianBlur, smoothStep } from '@tintory/pixels';
import { keyLight, normalize, panelLight, panels, type Vector } from './studio-panels.ts';

/**
 * Linear light reflected by each normal, three values per normal. With a distant camera the
 * reflected direction depends on the normal alone, so one table holds all lights (Sloan et al.,
 * "The Lit Sphere", 2001).
 */
export type LitSphere = Float32Array;

const sphereSide = 256;

/**
 * Samples a normal's reflected light bilinearly.
 *
 * @param nx,ny of the unit normal, -1 to 1
 * @param out receives three values
 */
export function readSphere(sphere: LitSphere, nx: number, ny: number, out: Float64Array): void {
  const last = sphereSide - 1;
  const px = Math.min(last - 1e-4, Math.max(0, (nx * 0.5 + 0.5) * last));
  const py = Math.min(last - 1e-4, Math.max(0, (ny * 0.5 + 0.5) * last));
  const x = px | 0;
  const y = py | 0;
  const fx = px - x;
  const fy = py - y;
  const at = (y * sphereSide + x) * 3;
  const below = at + sphereSide * 3;
  for (let c = 0; c < 3; c += 1) {
    const a = sphere[at + c] as number;
    const b = sphere[at + c + 3] as number;
    const d = sphere[below + c] as number;
    const e = sphere[below + c + 3] as number;
    const upper = a + (b - a) * fx;
    out[c] = upper + (d + (e - d) * fx - upper) * fy;
  }
}

/** Reflectance at normal incidence: water over black. */
const straightOn = 0.042;

/**
 * The studio reflected by a wet surface, with Schlick's Fresnel (1994).
 *
 * @param side -1 with the key light on the left of the picture, 1 on the right
 */
function litSphere(side: -1 | 1): LitSphere {
  const sphere = new Float32Array(sphereSide * sphereSide * 3);
  for (let i = 0; i < sphereSide * sphereSide; i += 1) {
    let nx = ((i % sphereSide) / (sphereSide - 1)) * 2 - 1;
    let ny = (Math.floor(i / sphereSide) / (sphereSide - 1)) * 2 - 1;
    const length = Math.hypot(nx, ny);
    if (length > 0.9995) [nx, ny] = [(nx / length) * 0.9995, (ny / length) * 0.9995];
    const nz = Math.sqrt(Math.max(0, 1 - nx * nx - ny * ny));
    const light = mirrored([nx * -side, ny, nz]);
    for (let c = 0; c < 3; c += 1) sphere[i * 3 + c] = light[c] as number;
  }
  return sphere;
}

export type Studio = { sharp: LitSphere; rough: LitSphere };

/** Sigma of a rough surface's reflections, in cells of the table. */
const roughSigma = 7;

const studios = new Map<number, Studio>();

/** The studio's smooth and rough reflections, computed once for each side of the key light. */
export function lightStudio(side: -1 | 1): Studio {
  const known = studios.get(side);
  if (known) return known;
  const sharp = litSphere(side);
  const studio = { sharp, rough: roughSphere(sharp, roughSigma) };
  studios.set(side, studio);
  return studio;
}

/** The same lights reflected by a rougher surface. */
function roughSphere(sphere: LitSphere, sigma: number): LitSphere {
  const rough = new Float32Array(sphere.length);
  const [width, height] = [sphereSide, sphereSide];
  for (let c = 0; c < 3; c += 1) {
    const plane = { data: sphere.filter((_, i) => i % 3 === c), width, height };
    const blurred = gaussianBlur(plane, sigma).data;
    for (let i = 0; i < blurred.length; i += 1) rough[i * 3 + c] = blurred[i] as number;
  }
  return rough;
}

/** Light reflected to the camera by a normal: the studio and a broad sheen of the key light. */
function mirrored([nx, ny, nz]: Vector): Vector {
  const ray: Vector = [2 * nz * nx, 2 * nz * ny, 2 * nz * nz - 1];
  const fresnel = straightOn + (1 - straightOn) * (1 - nz) ** 5;
  const sky = 0.014 + 0.09 * smoothStep(0, 1, -ray[1]);
  const light: [number, number, number] = [sky * 0.55, sky * 0.75, sky * 1.15];
  for (const panel of panels) {
    const amount = panelLight(panel, ray);
    if (amount > 0) for (const c of [0, 1, 2] as const) light[c] += amount * panel.color[c];
  }
  const key = normalize(keyLight.at);
  const half = normalize([key[0], key[1], key[2] + 1]);
  const sheen = 0.011 * Math.max(0, nx * half[0] + ny * half[1] + nz * half[2]) ** 9;
  return [
    fresnel * light[0] + sheen * 0.75,
    fresnel * light[1] + sheen * 0.9,
    fresnel * light[2] + sheen * 1.15,
  ];
}
