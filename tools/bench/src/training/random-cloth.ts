import type { Finish } from '../garments/finishes.ts';
import type { Choice } from './random-choice.ts';

const tone = (hue: number, vivid: number, light: number) =>
  `hsl(${hue.toFixed(0)} ${vivid.toFixed(0)}% ${light.toFixed(0)}%)`;

/** Any cloth before any ground, one in four of nearly its colour. */
export function randomCloth(choice: Choice): Finish {
  const [hue, vivid, light] = [
    choice.between(0, 360),
    choice.between(0, 75),
    choice.between(8, 92),
  ];
  const first = tone(hue, vivid, light);
  const second = tone(choice.between(0, 360), choice.between(0, 80), choice.between(8, 92));
  const plain = choice.chance(0.55);
  const ground = randomGround(choice, hue, light);
  return {
    name: 'any',
    fill: plain ? first : 'url(#p)',
    pattern: `${plain ? '' : randomPattern(choice, first, second)}${ground.pattern}`,
    ground: ground.fill,
    hanger: choice.chance(0.3),
    ...(choice.chance(0.8) ? { shadow: randomShadow(choice) } : {}),
  };
}

const randomShadow = (choice: Choice) => ({
  right: choice.between(-18, 18),
  down: choice.between(0, 26),
  soft: choice.between(4, 28),
  dark: choice.between(0.15, 0.7),
});

function randomPattern(choice: Choice, first: string, second: string): string {
  const side = choice.between(14, 110);
  const part = side * choice.between(0.2, 0.6);
  const marks = choice.one([
    `<rect width="${part}" height="${side}" fill="${second}"/>`,
    `<rect width="${side}" height="${part}" fill="${second}"/>`,
    `<rect width="${part}" height="${side}" fill="${second}"/><rect width="${side}" height="${part}" fill="${second}" opacity="0.6"/>`,
    `<circle cx="${side / 2}" cy="${side / 2}" r="${part / 2}" fill="${second}"/>`,
  ]);
  const turn = choice.chance(0.3) ? choice.between(0, 90) : 0;
  return `<pattern id="p" width="${side}" height="${side}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><rect width="${side}" height="${side}" fill="${first}"/>${marks}</pattern>`;
}

/** White or pale as in most shops, of nearly the cloth's own lightness, or boards. */
function randomGround(choice: Choice, hue: number, light: number) {
  switch (choice.one(['pale', 'pale', 'near', 'any', 'boards'])) {
    case 'pale':
      return {
        fill: tone(choice.between(0, 360), choice.between(0, 20), choice.between(86, 100)),
        pattern: '',
      };
    case 'near':
      return {
        fill: tone(
          hue + choice.between(-20, 20),
          choice.between(0, 50),
          light + choice.between(-14, 14),
        ),
        pattern: '',
      };
    case 'any':
      return {
        fill: tone(choice.between(0, 360), choice.between(0, 70), choice.between(15, 90)),
        pattern: '',
      };
    case 'boards': {
      const [wood, wide] = [choice.between(25, 75), choice.between(60, 170)];
      const hueOfWood = choice.between(15, 45);
      return {
        fill: 'url(#g)',
        pattern: `<pattern id="g" width="${wide}" height="1000" patternUnits="userSpaceOnUse"><rect width="${wide}" height="1000" fill="${tone(hueOfWood, 30, wood)}"/><rect width="4" height="1000" fill="${tone(hueOfWood, 30, wood * 0.5)}"/></pattern>`,
      };
    }
  }
}
