import sharp from 'sharp';

/** A picture of 800 × 900 on a light ground. */
async function draw(shapes: string, ground = '#f1efe9'): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="900">
    <rect width="800" height="900" fill="${ground}"/>${shapes}</svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer());
}

export function drawBricks(): Promise<Uint8Array> {
  const bricks = Array.from({ length: 15 * 8 }, (_, i) => {
    const row = Math.floor(i / 8);
    const x = (i % 8) * 124 - (row % 2) * 62;
    return `<rect x="${x}" y="${row * 62}" width="116" height="54" fill="#9a4${i % 7}38"/>`;
  });
  return draw(bricks.join(''), '#cfc6ba');
}

const vest =
  '<path d="M290 120 H330 Q340 260 400 260 Q460 260 470 120 H510 Q520 280 560 320 L565 800 H235 L240 320 Q280 280 290 120Z" fill="#345f8c"/>';

/** A sleeveless blue vest. */
export const drawVest = () => draw(vest);

/** The same vest on a wooden hanger with a wire hook. */
export const drawHangingVest = () =>
  draw(
    `<path d="M315 178 L400 120 L485 178" stroke="#8a6a45" stroke-width="17" fill="none"/>
    <path d="M400 116 V74 Q400 56 415 56 Q430 58 425 78" stroke="#55585e" stroke-width="8" fill="none"/>${vest}`,
  );

/** A box with a lid and a bow, whose two loops stand up like straps. */
export const drawGiftBox = () =>
  draw(
    `<path d="M170 380H630V800H170Z" fill="#a5352f"/><path d="M140 300H660V390H140Z" fill="#b8433c"/>
    <path d="M370 300H430V800H370Z" fill="#ead9b0"/>
    <path d="M400 300Q250 160 290 240Q320 300 400 300Q480 300 510 240Q550 160 400 300Z" fill="#ead9b0"/>`,
  );

/** A striped cushion whose corners stand up beside a hollow. */
export const drawCushion = () =>
  draw(
    `<path d="M110 170 Q400 240 690 170 Q630 460 690 760 Q400 700 110 760 Q170 460 110 170Z" fill="#c4a24e"/>
    <path d="M250 198V728M400 206V722M550 198V728" stroke="#7b5c1e" stroke-width="34"/>`,
  );

/** Trousers that lie flat. */
export const drawTrousers = () =>
  draw(
    `<path d="M270 90H530Q550 200 560 320L590 840H450L402 330H398L350 840H210L240 320Q250 200 270 90Z" fill="#2b3a5c"/>`,
  );

/** A skirt that widens from its waistband to its hem. */
export const drawSkirt = () =>
  draw(`<path d="M290 160H510L650 780Q400 820 150 780Z" fill="#8a3b52"/>`);

/** A jumper with a hood. */
export const drawHoodie = () =>
  draw(
    `<path d="M330 110 Q400 60 470 110 Q490 150 480 165 L550 195 Q600 230 610 300 L700 690 L620 715 L550 430 V800 H250 V430 L180 715 L100 690 L190 300 Q200 230 250 195 L320 165 Q310 150 330 110Z" fill="#8a3b52"/>`,
  );

/** A strapless dress: level at its top, like a box. */
export const drawStraplessDress = () =>
  draw(
    `<path d="M270 120 H530 Q520 280 515 350 Q570 500 600 840 H200 Q230 500 285 350 Q280 280 270 120Z" fill="#27313f"/>`,
  );

/**
 * A polo shirt: its collar stands out from the shoulders, one sleeve hangs lower than the other.
 */
export const drawPolo = () =>
  draw(
    `<path d="M300 120 L345 90 H455 L500 120 L560 150 L700 330 L615 385 L550 320 V800 H250 V320 L190 405 L100 355 L240 150Z" fill="#7d7f82"/>
    <path d="M345 90 L300 120 L360 190 L400 150 L440 190 L500 120 L455 90Z" fill="#6c6e71"/>`,
  );

/** A top with thin straps, one set higher than the other. */
export const drawCamisole = () =>
  draw(
    `<path d="M265 40 H277 L290 260 Q400 400 510 260 L523 120 H535 L560 330 L590 800 H210 L240 330Z" fill="#27408b"/>`,
  );

/** A jacket that ends above its cuffs. */
export const drawCroppedJacket = () =>
  draw(
    `<path d="M340 130 Q400 170 460 130 L570 160 Q610 190 625 260 L720 690 L640 710 L560 400 V560 H240 V400 L160 710 L80 690 L175 260 Q190 190 230 160Z" fill="#a5432f"/>`,
  );

/** A sweater with long sleeves along its body. */
export const drawSweater = () =>
  draw(
    `<path d="M335 120 Q400 160 465 120 L580 160 Q625 190 635 270 L680 800 L560 800 V740 H240 V800 L120 800 L165 270 Q175 190 220 160Z" fill="#35603f"/>`,
  );
