import sharp from 'sharp';

/** A picture of 800 × 900 on a light ground. */
async function draw(shapes: string, ground = '#f1efe9'): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="900">
    <rect width="800" height="900" fill="${ground}"/>${shapes}</svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer());
}

/** A cup on a wide saucer, seen from a little above. */
export const drawCup = () =>
  draw(`<ellipse cx="400" cy="640" rx="330" ry="120" fill="#b9402f"/>
    <path d="M230 330 Q230 640 330 690 H470 Q570 640 570 330Z" fill="#c8503c"/>
    <path d="M565 400 Q690 390 660 490 Q630 570 545 560" stroke="#c8503c" stroke-width="34" fill="none"/>
    <ellipse cx="400" cy="330" rx="170" ry="64" fill="#a63a2a"/>
    <ellipse cx="400" cy="340" rx="145" ry="48" fill="#3a1d10"/>`);

export const drawBall = () => draw(`<circle cx="400" cy="450" r="270" fill="#2c6fb0"/>`);

export function drawBricks(): Promise<Uint8Array> {
  const bricks = Array.from({ length: 15 * 8 }, (_, i) => {
    const row = Math.floor(i / 8);
    const x = (i % 8) * 124 - (row % 2) * 62;
    return `<rect x="${x}" y="${row * 62}" width="116" height="54" fill="#9a4${i % 7}38"/>`;
  });
  return draw(bricks.join(''), '#cfc6ba');
}

/** A vase with two handles: level at its top, as a skirt is. */
export const drawVase = () =>
  draw(
    `<path d="M320 150 H480 L470 250 Q600 220 600 380 Q590 450 540 450 Q600 640 480 800 H320 Q200 640 260 450 Q210 450 200 380 Q200 220 330 250Z" fill="#345f8c"/>`,
  );

/** A blue vest without sleeves. */
export const drawVest = () =>
  draw(
    `<path d="M290 120 H330 Q340 260 400 260 Q460 260 470 120 H510 Q520 280 560 320 L565 800 H235 L240 320 Q280 280 290 120Z" fill="#345f8c"/>`,
  );
