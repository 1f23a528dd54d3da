import sharp from 'sharp';

const [skin, hair, shirt, trousers] = ['#d9a57f', '#3a261b', '#7a8a99', '#2b3550'];

const arm = (side: -1 | 1) => {
  const [shoulder, elbow, wrist] = [384 + side * 98, 384 + side * 134, 384 + side * 153];
  const line = `M${shoulder} 352 L${elbow} 497 L${wrist} 624`;
  return `<path d="${line}" stroke="${shirt}" stroke-width="52" fill="none"/>
    <circle cx="${wrist + side * 5}" cy="648" r="27" fill="${skin}"/>`;
};

const eye = (x: number) =>
  `<ellipse cx="${x}" cy="200" rx="9" ry="6" fill="#fff"/><circle cx="${x}" cy="200" r="5"/>`;

/** A person in a grey shirt, from the front: 768 × 1024. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="768" height="1024">
  <rect width="768" height="1024" fill="#d3dcd8"/>${arm(-1)}${arm(1)}
  <path d="M300 660 Q290 850 305 1024 H370 L384 720 L400 1024 H465 Q478 850 468 660Z" fill="${trousers}"/>
  <path d="M345 240 V320 H423 V240Z" fill="#c8936e"/>
  <path d="M340 308 Q384 345 428 308 L470 326 Q500 338 496 390 L478 500 L486 690 H282 L290 500 L272 390 Q268 338 298 326Z" fill="${shirt}"/>
  <ellipse cx="384" cy="190" rx="74" ry="92" fill="${hair}"/>
  <ellipse cx="384" cy="206" rx="60" ry="78" fill="${skin}"/>${eye(361)}${eye(407)}
  <path d="M384 204 l-7 26 h12" stroke="#a8714f" stroke-width="3" fill="none"/>
  <path d="M362 250 Q384 264 406 250" stroke="#a04a40" stroke-width="6" fill="none"/></svg>`;

/** @param visible height of the picture that is kept, in pixels */
export async function drawPerson(visible = 1024): Promise<Uint8Array> {
  const whole = await sharp(Buffer.from(drawing)).png().toBuffer();
  const part = { left: 0, top: 0, width: 768, height: visible };
  return new Uint8Array(await sharp(whole).extract(part).png().toBuffer());
}

/** A red T-shirt on a light ground: 800 × 900. */
export async function drawTee(): Promise<Uint8Array> {
  const tee = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="900">
    <rect width="800" height="900" fill="#f1efe9"/>
    <path d="M330 150 Q400 215 470 150 L540 180 L690 330 L610 400 L545 335 V760 H255 V335 L190 400 L110 330 L260 180Z" fill="#c22f35"/></svg>`;
  return new Uint8Array(await sharp(Buffer.from(tee)).png().toBuffer());
}
