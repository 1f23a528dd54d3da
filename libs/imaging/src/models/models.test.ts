import type { RgbaImage } from '@tintory/pixels';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { findObjects } from './object-boxes.ts';
import { findPerson } from './person-mask.ts';

async function draw(svg: string): Promise<RgbaImage> {
  const { data, info } = await sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">${svg}</svg>`),
  )
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const wall = '<rect width="400" height="400" fill="#cfd6da"/>';
/** Head, hair, neck and shoulders: enough for the person model. */
const person = `${wall}<path d="M60 400 Q80 270 200 265 Q320 270 340 400Z" fill="#2f4b7c"/>
  <rect x="172" y="210" width="56" height="80" fill="#d39f7e"/>
  <ellipse cx="200" cy="150" rx="66" ry="84" fill="#e0ae8d"/>
  <path d="M132 150 Q128 60 200 58 Q272 60 268 150 Q250 100 200 98 Q150 100 132 150Z" fill="#3a2a20"/>
  <circle cx="176" cy="148" r="7" fill="#222"/><circle cx="224" cy="148" r="7" fill="#222"/>
  <path d="M172 196 Q200 214 228 196" stroke="#9a4a3a" stroke-width="6" fill="none"/>`;

it('sees a person where one is drawn, and none on an empty wall', async () => {
  const share = async (image: RgbaImage) => {
    const { data } = await findPerson(image);
    return data.filter((value) => value > 0.5).length / data.length;
  };
  expect(await share(await draw(person))).toBeGreaterThan(0.25);
  expect(await share(await draw(wall))).toBeLessThan(0.02);
});

const ball = `${wall}<circle cx="200" cy="200" r="90" fill="#ff8c1a"/>`;

it('puts a box around a ball, and none on an empty wall', async () => {
  const boxes = await findObjects(await draw(ball), 0.2);
  const [surest] = boxes;
  expect(surest?.x).toBeCloseTo(0.275, 1);
  expect(surest?.y).toBeCloseTo(0.275, 1);
  expect(surest?.width).toBeCloseTo(0.45, 1);
  expect(surest?.height).toBeCloseTo(0.45, 1);
  const scores = boxes.map(({ score }) => score);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  expect(await findObjects(await draw(wall), 0.25)).toEqual([]);
});
