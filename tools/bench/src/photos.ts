import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { createImagePool } from '@tintory/imaging';
import sharp from 'sharp';

const cell = 640;
const ground = '#e020e0';

/** Cutouts of the photos in `BENCH_PHOTOS` beside the photos, on a colour that hides no fault. */
export async function benchPhotos(): Promise<void> {
  const photos = process.env['BENCH_PHOTOS'];
  if (!photos) throw new Error('Set BENCH_PHOTOS to a folder of photos.');
  const folder = await mkdtemp(join(tmpdir(), 'tintory-photos-'));
  const pool = createImagePool({ size: 2 });
  try {
    const names = (await readdir(photos)).filter((name) =>
      ['.jpg', '.jpeg', '.png', '.webp'].includes(extname(name).toLowerCase()),
    );
    const rows = await Promise.all(
      names.map(async (name, row) => {
        const [inputPath, outputPath] = [join(photos, name), join(folder, `${row}.png`)];
        const { confidence } = await pool.cutout({
          inputPath,
          outputPath,
          background: { kind: 'color', color: ground },
          crop: false,
          format: 'png',
          strokes: [],
        });
        console.log(`  ${name}: confidence ${confidence.toFixed(2)}`);
        return Promise.all(
          [inputPath, outputPath].map(async (path, column) => ({
            input: await sharp(path).resize(cell, cell, { fit: 'inside' }).png().toBuffer(),
            left: column * cell,
            top: row * cell,
          })),
        );
      }),
    );
    const sheet = resolve('photos.png');
    await sharp({
      create: { width: 2 * cell, height: names.length * cell, channels: 3, background: '#333333' },
    })
      .composite(rows.flat())
      .png()
      .toFile(sheet);
    console.log(`The sheet is ${sheet}.`);
  } finally {
    await pool.close();
    await rm(folder, { recursive: true, force: true });
  }
}
