import type { DrawPlace } from '../scene.ts';
import { hill, polygon } from '../shapes.ts';
import { drawSky } from '../sky.ts';
import { groundFill, ripples, softEdge } from './ground.ts';

/** Dunes in bands of light and shade, a mesa behind, cacti far off. */
export const desert: DrawPlace = (canvas) => {
  const { width, height, light, random, unit } = canvas;
  const horizon = height * 0.55;
  const mesa = (x: number, w: number, h: number) => {
    // As deep as the farthest dune's lowest dip.
    const y = horizon + unit * 60;
    const top = horizon + unit * 16 - h;
    return (
      polygon(
        [
          [x - w * 0.62, y],
          [x - w * 0.42, top],
          [x + w * 0.4, top],
          [x + w * 0.6, y],
        ],
        light.paint('#c9744c', 0.5),
      ) +
      polygon(
        [
          [x + w * 0.12, y],
          [x + w * 0.06, top],
          [x + w * 0.4, top],
          [x + w * 0.6, y],
        ],
        light.paint('#a4583f', 0.5),
      )
    );
  };
  const side = random() < 0.5 ? 0.22 : 0.78;
  const dunes = [
    hill(canvas, horizon + unit * 24, unit * 34, light.paint('#efc48a', 0.4), random),
    hill(canvas, horizon + unit * 78, unit * 40, light.paint('#e8b570', 0.2), random),
    hill(canvas, horizon + unit * 150, unit * 34, light.paint('#dda35c', 0.04), random),
  ];
  const near = groundFill(canvas, 'sand', horizon + unit * 190, '#dda35c');
  return {
    back:
      drawSky(canvas, horizon + unit * 50) +
      mesa(width * side, unit * 330, unit * 150) +
      mesa(width * (1 - side) + unit * 60, unit * 170, unit * 84) +
      dunes.join('') +
      softEdge(canvas, near, horizon + unit * 150) +
      ripples(canvas, horizon + unit * 210),
    front: '',
    horizon,
    ground: { far: horizon + unit * 120, near: height - unit * 80 },
    person: unit * 290,
  };
};
