import { mix } from '../color-math.ts';
import type { DrawPlace } from '../scene.ts';
import { rect, verticalGradient } from '../shapes.ts';
import { kitchenLine } from './kitchen-line.ts';
import {
  drawLightOnFloor,
  drawPicture,
  drawRug,
  drawSeams,
  drawWindow,
  type Box,
  type Interior,
} from './room-parts.ts';

const walls = ['#dfe6da', '#ecd9c6', '#cfdde3', '#e6d3d6'];

/** How much of a colour's own light is left inside. */
const shares = { day: 1, night: 0.82 };

/** A room: wall, window with the time's sky, floorboards, and a picture and a rug, or a kitchen's cupboards. */
export const room: DrawPlace = (canvas) => {
  const { width, height, unit, light, random } = canvas;
  const floor = height * 0.66;
  const share = light.time === 'night' ? shares.night : shares.day;
  const paint = (color: string) => mix('#141a2c', color, share);
  const interior: Interior = { canvas, floor, paint };
  const wall = walls[Math.floor(random() * walls.length)] as string;
  const right = random() < 0.5;
  const window: Box = {
    x: width * (right ? 0.6 : 0.12),
    y: floor - unit * 470,
    width: unit * 270,
    height: unit * 300,
  };
  const onWall = width * (right ? 0.2 : 0.68);
  const isKitchen = canvas.reading.isKitchen === true;
  const view = verticalGradient('view', light.sky);
  const boards = verticalGradient('boards', [paint('#c99f72'), paint('#b3875c')]);
  const skirting = rect(0, floor - unit * 22, width, unit * 22, paint('#f7f2e8'));
  return {
    back:
      `<defs>${view}${boards}</defs>` +
      rect(0, 0, width, floor, paint(wall)) +
      drawWindow(interior, window) +
      (isKitchen
        ? kitchenLine(canvas, floor, onWall, paint)
        : drawPicture(interior, onWall) + skirting) +
      rect(0, floor, width, height - floor, 'url(#boards)') +
      drawSeams(interior) +
      (isKitchen ? '' : drawRug(interior)) +
      drawLightOnFloor(interior, window),
    front: '',
    horizon: floor - unit * 150,
    ground: { far: floor + unit * 60, near: height - unit * 90 },
    sill: {
      x: window.x - unit * 30,
      y: window.y + window.height + unit * 12,
      width: window.width + unit * 60,
      height: window.height,
    },
    person: unit * 400,
  };
};
