import type { Job } from '@tintory/contract';
import type { CSSProperties } from 'react';

type Size = { width: number; height: number };

/** A part of a picture, in its pixels. */
export type Region = { left: number; top: number } & Size;

/** The same in shares of the picture's sides. */
export type Part = Region;

/** Which part of its photo a result shows; null where it shows all of it. */
export function regionOfJob({ result }: Pick<Job, 'result'>): Region | null {
  const region = result?.['region'];
  if (typeof region !== 'object' || region === null || Array.isArray(region)) return null;
  const [left, top, width, height] = ['left', 'top', 'width', 'height'].map((name) => region[name]);
  const numbers = [left, top, width, height].every((value) => typeof value === 'number');
  return numbers ? ({ left, top, width, height } as Region) : null;
}

/** @param photo what the region is a part of */
export const partOf = ({ left, top, width, height }: Region, photo: Size): Part => ({
  left: left / photo.width,
  top: top / photo.height,
  width: width / photo.width,
  height: height / photo.height,
});

const percent = (share: number) => `${share * 100}%`;

/** Lays a picture so that this part of it fills the frame around it. */
export const partStyle = ({ left, top, width, height }: Part): CSSProperties => ({
  inset: 'auto',
  left: percent(-left / width),
  top: percent(-top / height),
  width: percent(1 / width),
  height: percent(1 / height),
  maxWidth: 'none',
  objectFit: 'fill',
});
