import { mix } from '../color-math.ts';
import { hasWeather, type DrawPlace } from '../scene.ts';
import { ellipse, n, polygon, rect, verticalGradient } from '../shapes.ts';
import { kitchenLine } from './kitchen-line.ts';
import { windowWeather } from './window-weather.ts';

const walls = ['#dfe6da', '#ecd9c6', '#cfdde3', '#e6d3d6'];

/** A room: wall, window with the time's sky, floorboards, and a picture and a rug, or a kitchen's cupboards. */
export const room: DrawPlace = (canvas) => {
  const { width, height, unit, light, random } = canvas;
  const floor = height * 0.66;
  const dim: [number, number, number] = light.time === 'night' ? [0.72, 0.7, 0.8] : [1, 1, 1];
  const inside = {
    ...light,
    paint: (color: string) =>
      mix('#141a2c', color, Math.min(...dim) + 0.12 > 1 ? 1 : Math.min(...dim) + 0.12),
  };
  const wall = walls[Math.floor(random() * walls.length)] as string;
  const right = random() < 0.5;
  const [wx, wy, ww, wh] = [
    width * (right ? 0.6 : 0.12),
    floor - unit * 470,
    unit * 270,
    unit * 300,
  ];
  const isClear =
    hasWeather(canvas.reading, 'sunny') ||
    !hasWeather(canvas.reading, 'rain', 'storm', 'snow', 'fog');
  const view = verticalGradient('view', light.sky);
  const frame = inside.paint('#fbf7ef');
  const window =
    rect(wx - unit * 14, wy - unit * 14, ww + unit * 28, wh + unit * 28, frame) +
    rect(wx, wy, ww, wh, 'url(#view)') +
    (isClear ? ellipse(wx + ww * 0.72, wy + wh * 0.3, unit * 26, unit * 26, light.disc) : '') +
    `<path fill="${light.paint('#6fa56a', 0.3)}" d="M${n(wx)} ${n(wy + wh)}v${n(-wh * 0.2)}q${n(ww * 0.3)} ${n(-wh * 0.16)} ${n(ww * 0.6)} ${n(wh * 0.02)}t${n(ww * 0.4)} ${n(-wh * 0.04)}v${n(wh * 0.22)}z"/>` +
    windowWeather(canvas, { x: wx, y: wy, width: ww, height: wh }) +
    rect(wx + ww / 2 - unit * 5, wy, unit * 10, wh, frame) +
    rect(wx, wy + wh / 2 - unit * 5, ww, unit * 10, frame) +
    rect(wx - unit * 30, wy + wh + unit * 10, ww + unit * 60, unit * 18, inside.paint('#efe8da'));
  const ax = width * (right ? 0.2 : 0.68);
  const picture =
    rect(ax, floor - unit * 420, unit * 150, unit * 190, inside.paint('#8a6a4c')) +
    rect(ax + unit * 12, floor - unit * 408, unit * 126, unit * 166, inside.paint('#f6efe2')) +
    ellipse(ax + unit * 75, floor - unit * 300, unit * 34, unit * 34, inside.paint('#e07a5f')) +
    `<path fill="${inside.paint('#81b29a')}" d="M${n(ax + unit * 12)} ${n(floor - unit * 242)}v${n(-unit * 40)}q${n(unit * 60)} ${n(-unit * 50)} ${n(unit * 126)} 0v${n(unit * 40)}z"/>`;
  const isKitchen = canvas.reading.isKitchen === true;
  const rug =
    ellipse(width / 2, floor + unit * 190, unit * 390, unit * 104, inside.paint('#d9705b')) +
    ellipse(width / 2, floor + unit * 190, unit * 350, unit * 88, inside.paint('#f2d8b6')) +
    ellipse(width / 2, floor + unit * 190, unit * 300, unit * 70, inside.paint('#e39b7d'));
  const boards = verticalGradient('boards', [inside.paint('#c99f72'), inside.paint('#b3875c')]);
  let seams = '';
  for (let i = -9; i <= 9; i += 1)
    seams += `M${n(width / 2 + i * unit * 70)} ${n(floor)}L${n(width / 2 + i * unit * 150)} ${n(height)}`;
  return {
    back:
      `<defs>${view}${boards}</defs>` +
      rect(0, 0, width, floor, inside.paint(wall)) +
      window +
      (isKitchen ? kitchenLine(canvas, floor, ax, inside.paint) : picture) +
      (isKitchen ? '' : rect(0, floor - unit * 22, width, unit * 22, inside.paint('#f7f2e8'))) +
      rect(0, floor, width, height - floor, 'url(#boards)') +
      `<path stroke="${inside.paint('#97704a')}" stroke-width="${n(unit * 2)}" opacity=".6" d="${seams}"/>` +
      (isKitchen ? '' : rug) +
      polygon(
        [
          [wx, floor],
          [wx + ww, floor],
          [wx + ww * 1.1 - unit * 120, height],
          [wx - unit * 190, height],
        ],
        '#fff4d0',
        `opacity="${light.time === 'night' ? 0.05 : 0.16}"`,
      ),
    front: '',
    horizon: floor - unit * 150,
    ground: { far: floor + unit * 60, near: height - unit * 90 },
    sill: { x: wx - unit * 30, y: wy + wh + unit * 12, width: ww + unit * 60, height: wh },
    person: unit * 400,
  };
};
