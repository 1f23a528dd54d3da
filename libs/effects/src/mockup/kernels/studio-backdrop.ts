import { boxBlur, createPlane, type RgbaImage } from '@tintory/pixels';

/** Grey of a studio's paper, of 255, from top to bottom, a little warm. */
const paper = { top: 243, bottom: 232, warm: [0, -1, -4] } as const;
/** A shadow near the edge and one all around: strength, and pixels of a picture 1,200 wide. */
const shadows = [
  { blur: 5, right: 3, down: 5, strength: 0.2 },
  { blur: 22, right: 10, down: 20, strength: 0.2 },
] as const;
const drawnFor = 1_200;

/** Puts a product on light paper, with the shadow of a light from above left. */
export function onStudioPaper(image: RgbaImage): RgbaImage {
  const { width, height, data } = image;
  const shade = shadeOf(image);
  const out = { data: new Uint8ClampedArray(data.length), width, height };
  for (let y = 0, at = 0; y < height; y += 1) {
    const grey = paper.top + ((paper.bottom - paper.top) * y) / height;
    for (let x = 0; x < width; x += 1, at += 4) {
      const alpha = (data[at + 3] as number) / 255;
      const dark = 1 - (shade[y * width + x] as number);
      for (let c = 0; c < 3; c += 1) {
        const behind = (grey + (paper.warm[c] as number)) * dark;
        out.data[at + c] = (data[at + c] as number) * alpha + behind * (1 - alpha);
      }
      out.data[at + 3] = 255;
    }
  }
  return out;
}

function shadeOf({ data, width, height }: RgbaImage): Float32Array {
  const alpha = createPlane(width, height);
  for (let i = 0; i < alpha.data.length; i += 1) alpha.data[i] = (data[i * 4 + 3] as number) / 255;
  const scale = width / drawnFor;
  const sum = new Float32Array(width * height);
  for (const { blur, right, down, strength } of shadows) {
    const soft = boxBlur(alpha, blur * scale);
    const [dx, dy] = [Math.round(right * scale), Math.round(down * scale)];
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        // What a crop cut off went on beyond its edge.
        const from = Math.max(0, y - dy) * width + Math.max(0, x - dx);
        sum[y * width + x] =
          (sum[y * width + x] as number) + strength * (soft.data[from] as number);
      }
    }
  }
  return sum;
}
