import { expect, it } from 'vitest';
import { garmentShape } from './garment-shape.ts';
import { showsBack } from './shows-back.ts';
import { box, drawShirt } from './testing/drawn-body.ts';

const [body, arms] = [box(60, 70, 180, 220), box(8, 74, 232, 110)];
const tee = (x: number, y: number) => body(x, y) || arms(x, y);
type Shape = typeof tee;

function showsIn(outline: Shape, neckline: Shape = () => false): boolean {
  const shape = garmentShape(drawShirt(outline, neckline).garmentAlpha);
  if (!shape) throw new Error('There is no garment.');
  return showsBack(shape);
}

it('sees the back of a tee that rises a little between the shoulders', () => {
  expect(showsIn((x, y) => tee(x, y) || box(92, 62, 148, 70)(x, y))).toBe(true);
});

it('takes the collar of a polo-neck for no back', () => {
  expect(showsIn((x, y) => tee(x, y) || box(95, 44, 145, 70)(x, y))).toBe(false);
});

it('takes a shallow neckline that hangs down for that of the front', () => {
  const dips = (x: number, y: number) => y < 70 + 12 * (1 - ((x - 120) / 34) ** 2);
  expect(showsIn(tee, dips)).toBe(false);
});
