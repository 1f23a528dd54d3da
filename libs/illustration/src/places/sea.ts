import { foreground } from '../foreground.ts';
import { mix } from '../color-math.ts';
import type { Canvas, DrawPlace } from '../scene.ts';
import { hill, polygon, rolling } from '../shapes.ts';
import { drawSky } from '../sky.ts';
import { ripples } from './ground.ts';
import { headland, water } from './open-water.ts';

/** Sea, foam, wet and dry sand; a palm at one side. */
export const beach: DrawPlace = (canvas) => {
  const { width, height, unit, light, random } = canvas;
  const horizon = height * 0.45;
  const shore = height * 0.64;
  const line = rolling(random);
  const edge = (shift: number, rise: number, fill: string, rest = '') => {
    const points: [number, number][] = [];
    for (let i = 0; i <= 60; i += 1)
      points.push([(i / 60) * width, shore + shift + line(i / 60) * rise]);
    return polygon([...points, [width, height], [0, height]], fill, rest);
  };
  const sand = '#f2d9a4';
  return {
    back:
      drawSky(canvas, horizon) +
      headland(canvas, horizon) +
      water(canvas, horizon, shore + unit * 30, '#2f9fc0') +
      edge(-unit * 15, unit * 15, light.paint('#ffffff'), 'opacity=".75"') +
      edge(-unit * 5, unit * 15, light.paint('#c9a979')) +
      edge(unit * 4, unit * 17, light.paint('#ffffff'), 'opacity=".5"') +
      edge(unit * 9, unit * 17, light.paint('#d9b985')) +
      edge(unit * 34, unit * 20, light.paint(sand)) +
      `<g opacity=".55">${edge(unit * 150, unit * 26, light.paint('#e9c98f'))}</g>` +
      ripples(canvas, shore + unit * 70),
    front: foreground(canvas, { tone: '#9aa35a', shade: '#5d6b3a' }),
    horizon,
    ground: { far: shore + unit * 50, near: height - unit * 85 },
    water: { far: horizon + unit * 40, near: shore - unit * 50 },
    person: unit * 290,
  };
};

/** Open water to the picture's lower edge, in swells. */
export const sea: DrawPlace = (canvas) => {
  const { height, unit, light, random } = canvas;
  const horizon = height * 0.5;
  let swells = '';
  for (let i = 1; i < 6; i += 1) {
    const depth = (i / 6) ** 1.4;
    const y = horizon + depth * (height - horizon);
    swells += `<g opacity=".5">${hill(canvas, y, unit * (3 + depth * 15), light.paint(mix('#2a8fb5', '#0c4a73', i / 6)), random)}</g>`;
  }
  return {
    back:
      drawSky(canvas, horizon) +
      headland(canvas, horizon) +
      water(canvas, horizon, height, '#2384ae') +
      swells,
    front: `<g opacity=".85">${wave(canvas, height - unit * 66, light.paint('#1a6f9c'))}</g>`,
    horizon,
    ground: { far: horizon + unit * 90, near: height - unit * 120 },
    water: { far: horizon + unit * 70, near: height - unit * 110 },
    person: unit * 270,
  };
};

const wave = (canvas: Canvas, y: number, fill: string) =>
  hill(canvas, y, canvas.unit * 17, fill, canvas.random);
