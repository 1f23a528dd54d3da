import sharp from 'sharp';
import { drawBlank, blankPixels } from './draw-blank.ts';
const [file, name, hex = 'ffffff', scale = '1'] = process.argv.slice(2);
const art = (await import(new URL(`./art/${file}.ts`, import.meta.url).href))[name as string];
let t = performance.now();
const maps = await drawBlank(art);
console.log(Math.round(performance.now() - t), 'ms');
const n = blankPixels;
const rgb = [0, 2, 4].map((k) => (parseInt(hex.slice(k, k + 2), 16) / 255) ** 2.2);
const out = Buffer.alloc(n * n * 3);
for (let i = 0; i < n * n; i++) {
  const m = maps.mask.data[i]!;
  const s = maps.shade.data[i]!;
  const k = maps.sheen.data[i]!;
  for (let c = 0; c < 3; c++) {
    const lin = rgb[c]! * Math.max(0, s) ** 2.2 + k * 0.15;
    out[i * 3 + c] = Math.round((m * Math.min(1, lin) ** (1 / 2.2) + (1 - m) * 0.93) * 255);
  }
}
const img = sharp(out, { raw: { width: n, height: n, channels: 3 } });
await img.png().toFile(`/tmp/m-${name}.png`);
