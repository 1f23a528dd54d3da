import sharp from 'sharp';
import type { TempFolder } from '@tintory/imaging/testing';

/** A room with a window on the left, lamps straight ahead, and a wall of two colours. */
const room = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="256">
  <rect width="512" height="140" fill="#8d8a84"/><rect y="140" width="512" height="116" fill="#5c4f45"/>
  <rect x="250" y="96" width="12" height="44" fill="#a33c2f"/><rect x="266" y="108" width="20" height="32" fill="#2f6f6a"/>
  <rect x="60" y="40" width="40" height="60" fill="#ffffff"/>
  <circle cx="241" cy="125" r="1.6" fill="#ffffff"/><circle cx="247" cy="122" r="1.6" fill="#fff4d0"/>
</svg>`;

const boards = `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128">
  <rect width="128" height="128" fill="#9a7a58"/>
  <rect width="31" height="128" fill="#a88763"/><rect x="64" width="31" height="128" fill="#8d6d4c"/>
</svg>`;

const grass = `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128">
  <rect width="128" height="128" fill="#2f5c22"/>
  ${Array.from({ length: 240 }, (_, i) => `<circle cx="${(i * 53) % 128}" cy="${(i * 29 + (i % 7) * 11) % 128}" r="1.6" fill="#7fb052"/>`).join('')}
</svg>`;

/** A mug of two colours that stands on a round foot. */
const mug = (
  fill: string,
  edge: string,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160">
  <path d="M100 60 h18 a14 14 0 0 1 0 44 h-18 v-10 h14 a6 6 0 0 0 0 -24 h-14 z" fill="${edge}"/>
  <path d="M50 44 h56 v72 a28 9 0 0 1 -56 0 z" fill="${fill}"/>
  <ellipse cx="78" cy="44" rx="28" ry="8" fill="${edge}"/>
</svg>`;

const onGrey = (svg: string) =>
  svg.replace('height="160">', 'height="160"><rect width="160" height="160" fill="#d0d0d0"/>');
const onBlack = (svg: string) =>
  svg.replace('height="160">', 'height="160"><rect width="160" height="160"/>');

/** Writes the files of a place into a folder. */
export async function drawPlace(folder: TempFolder) {
  const put = async (name: string, svg: string) =>
    folder.put(name, await sharp(Buffer.from(svg)).png().toBuffer());
  return {
    panoramaPath: await put('room.png', room),
    boardsPath: await put('boards.png', boards),
    grassPath: await put('grass.png', grass),
    inputPath: await put('mug.png', onGrey(mug('#c9a227', '#3d5a80'))),
    maskPath: await put('mask.png', onBlack(mug('#ffffff', '#ffffff'))),
  };
}
