import { is } from '../catalogue/catalogue.ts';
import { mix } from '../color-math.ts';
import type { DrawPlace } from '../scene.ts';
import { ellipse, rect, verticalGradient } from '../shapes.ts';
import { drawSky, stars } from '../sky.ts';

/** Sky and clouds only. */
export const sky: DrawPlace = (canvas) => {
  const { width, height, unit, light, random } = canvas;
  let heaps = '';
  for (let row = 0; row < 3; row += 1) {
    const y = height * (0.84 + row * 0.075);
    for (let x = -unit * 60; x < width + unit * 120; x += unit * 105) {
      const r = unit * (70 + random() * 60);
      heaps += ellipse(
        x + random() * unit * 50,
        y + r * 0.35,
        r,
        r * 0.8,
        mix(light.cloud[1], light.cloud[0], 0.25 + row * 0.37),
      );
    }
  }
  return {
    back: drawSky(canvas, height),
    front: heaps,
    horizon: height * 0.5,
    ground: { far: height * 0.62, near: height * 0.84 },
    person: unit * 330,
  };
};

/** Stars, a nebula, a ringed planet, the curve of a moon to stand on. */
export const space: DrawPlace = (canvas) => {
  const { width, height, unit, random, reading } = canvas;
  const night = verticalGradient('void', ['#0a0c24', '#15163c', '#2a1f55']);
  const haze = [0, 1, 2, 3].map((i) => {
    const color = ['#7a3f9d', '#2f5fb3', '#c2507f', '#2c8fa8'][i] as string;
    return `<radialGradient id="nebula${i}"><stop offset="0" stop-color="${color}" stop-opacity=".42"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>${ellipse(width * random(), height * (0.1 + random() * 0.5), unit * (260 + random() * 220), unit * (150 + random() * 120), `url(#nebula${i})`)}`;
  });
  const [px, py, pr] = [width * (random() < 0.5 ? 0.2 : 0.8), height * 0.22, unit * 82];
  const planet = reading.things.some(({ motif }) => is(motif, 'planet'))
    ? ''
    : `<g transform="rotate(-18 ${px} ${py})">${ellipse(px, py, pr * 1.75, pr * 0.36, 'none', `stroke="#e7c99a" stroke-width="${unit * 9}"`)}${ellipse(px, py, pr, pr, '#e39a6b')}${ellipse(px + pr * 0.24, py + pr * 0.1, pr * 0.74, pr * 0.86, '#c9764f', 'opacity=".55"')}<path fill="none" stroke="#f1dbb4" stroke-width="${unit * 9}" d="M${px - pr * 1.75} ${py}a${pr * 1.75} ${pr * 0.36} 0 0 0 ${pr * 3.5} 0"/></g>`;
  const top = height * 0.78;
  const radius = Math.max(width, height) * 1.5;
  const moon =
    ellipse(width / 2, top + radius, radius, radius, '#b9b5cc') +
    ellipse(width / 2, top + radius + unit * 60, radius, radius, '#a29dba');
  let craters = '';
  for (let i = 0; i < 11; i += 1) {
    const r = unit * (14 + random() * 40);
    const [x, y] = [random() * width, top + unit * 90 + random() * (height - top - unit * 90)];
    craters +=
      ellipse(x, y, r, r * 0.36, '#8b86a6') +
      ellipse(x, y + r * 0.09, r * 0.86, r * 0.26, '#9893b2');
  }
  return {
    back: `<defs>${night}</defs>${rect(0, 0, width, height, 'url(#void)')}${haze.join('')}${stars(canvas, height * 0.9)}${planet}${moon}${craters}`,
    front: '',
    horizon: height * 0.6,
    ground: { far: top + unit * 60, near: height - unit * 80 },
    person: unit * 270,
  };
};
