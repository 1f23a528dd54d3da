import type { RgbaImage } from '@tintory/pixels';
import sharp, { type Sharp } from 'sharp';

export type DrawnFace = {
  /** The centre of the face and half its width, in pixels of the drawing. */
  x: number;
  y: number;
  radius: number;
  skin?: string;
  lips?: string;
  /** The opening of the mouth, as a fraction of `radius`. */
  open?: number;
  /** Clockwise, in degrees. */
  lean?: number;
  darkGlasses?: boolean;
};

/** One side of the face's features, in hundredths of half its width. */
const half = `
  <path d="M-62 -36 Q-38 -50 -14 -38 L-15 -32 Q-38 -43 -60 -31Z" fill="#3b2a1e"/>
  <path d="M-58 -14 Q-37 -30 -16 -13 Q-37 -3 -58 -14Z" fill="#f4efe9" stroke="#4a3020" stroke-width="2.5"/>
  <circle cx="-37" cy="-15" r="8.5" fill="#4b3220"/><circle cx="-37" cy="-15" r="4" fill="#0b0706"/>
  <circle cx="-35" cy="-18" r="1.8" fill="#fff"/>
  <path d="M-60 -19 Q-37 -35 -14 -17" stroke="#7d543c" stroke-width="2" fill="none"/>
  <ellipse cx="-10" cy="35" rx="5" ry="2.6" fill="#7c4534"/>
  <path d="M-20 31 Q-23 40 -12 39" stroke="#a96e52" stroke-width="2" fill="none"/>
  <ellipse cx="-58" cy="38" rx="17" ry="12" fill="#d98f74" opacity="0.35"/>`;

const mouth = (open: number, lips: string) => `
  <path d="M-34 66 Q-14 56 0 61 Q14 56 34 66 Q0 ${72 + open * 100} -34 66Z" fill="${lips}"/>
  <path d="M-27 66 Q0 64 27 66 Q0 ${67 + open * 100} -27 66Z" fill="#5a201d"/>`;

const glasses = `
  <g fill="#17171a"><ellipse cx="-39" cy="-8" rx="36" ry="27"/><ellipse cx="39" cy="-8" rx="36" ry="27"/></g>
  <path d="M-98 -14 L98 -14" stroke="#17171a" stroke-width="6"/>`;

const face = ({
  x,
  y,
  radius,
  skin = '#dba98a',
  lips = '#b25f56',
  open = 0,
  lean = 0,
  darkGlasses = false,
}: DrawnFace) => `
  <g transform="translate(${x} ${y}) rotate(${lean}) scale(${radius / 100})">
    <rect x="-42" y="70" width="84" height="130" fill="${skin}"/>
    <path d="M-42 115 Q0 150 42 115 L42 135 Q0 165 -42 135Z" fill="#8a5a42" opacity="0.45"/>
    <path d="M-118 40 Q-140 -150 0 -160 Q140 -150 118 40Z" fill="#35261c"/>
    <ellipse cx="-99" cy="5" rx="12" ry="24" fill="${skin}"/><ellipse cx="99" cy="5" rx="12" ry="24" fill="${skin}"/>
    <path d="M-98 -20 Q-96 -120 0 -122 Q96 -120 98 -20 Q98 60 55 105 Q25 130 0 130 Q-25 130 -55 105 Q-98 60 -98 -20Z" fill="${skin}"/>
    <path d="M-98 -20 Q-98 60 -55 105 Q-25 130 0 130 Q-50 100 -70 40 Q-86 0 -98 -20Z" fill="#8a5a42" opacity="0.25"/>
    <path d="M98 -20 Q98 60 55 105 Q25 130 0 130 Q50 100 70 40 Q86 0 98 -20Z" fill="#8a5a42" opacity="0.25"/>
    <path d="M-8 -20 Q-14 20 -16 34 Q0 46 16 34 Q14 20 8 -20Z" fill="#b9805f" opacity="0.35"/>
    <ellipse cx="0" cy="24" rx="8" ry="9" fill="#f3cdb2" opacity="0.6"/>
    ${half}<g transform="scale(-1 1)">${half}</g>${mouth(open, lips)}
    <path d="M-14 86 Q0 92 14 86" stroke="#a96e52" stroke-width="2" fill="none"/>
    ${darkGlasses ? glasses : ''}
  </g>`;

/** Draws faces on a plain wall: schematic, but recognised by face models. */
export const drawFaces = (width: number, height: number, faces: readonly DrawnFace[]): Sharp =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="${width}" height="${height}" fill="#c3cdd3"/>${faces.map(face).join('')}</svg>`),
  ).blur(1);

/** The drawing decoded. */
export async function decode(picture: Sharp): Promise<RgbaImage> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
