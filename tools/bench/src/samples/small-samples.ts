import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tools } from '@tintory/catalog';
import sharp, { type Sharp } from 'sharp';
import { printTable } from '../report.ts';
import { content } from './sample.ts';

const cards = join(content, '../../../shopify-admin/src/features/tools/assets');

/** Wide enough for a phone's whole width, and for the rows that choose a sample. */
const smallWidth = 720;
/** A card of the merchants' tools page, on a screen with two dots a pixel. */
const card = { width: 400, height: 250 };

type Listed = { before: string; after: string }[];

/** Small copies of the drawn samples, and a picture of each tool that has any. */
export async function drawSmallSamples(): Promise<void> {
  await mkdir(cards, { recursive: true });
  const rows = await Promise.all(tools.map(({ id }) => shrink(id)));
  printTable('small samples (KB, all of a tool)', [['tool', 'small', 'card'], ...rows.flat()]);
}

async function shrink(id: string): Promise<(string | number)[][]> {
  const folder = join(content, id);
  const text = await readFile(join(folder, 'samples.json'), 'utf8').catch(() => '[]');
  const listed = JSON.parse(text) as Listed;
  const [first] = listed;
  if (!first) return [];
  const at = (name: string) => join(folder, name);
  const names = [...new Set(listed.flatMap(({ before, after }) => [before, after]))];
  let bytes = 0;
  // Another tool's picture is made small where it stands.
  for (const name of names.filter((one) => !one.includes('/'))) {
    await mkdir(join(folder, 'small'), { recursive: true });
    const small = await sharp(at(name))
      .resize({ width: smallWidth, withoutEnlargement: true })
      .webp({ quality: 74, alphaQuality: 90, effort: 6 })
      .toBuffer();
    await writeFile(join(folder, 'small', name), small);
    bytes += small.length;
  }
  const picture = await drawCard(at(first.before), at(first.after));
  await writeFile(join(cards, `${id}.webp`), picture);
  return [[id, bytes / 1_000, picture.length / 1_000]];
}

/** Before on the left, after on the right; what has no before fills the card. */
async function drawCard(before: string, after: string): Promise<Buffer> {
  const halves = before === after ? [after] : [before, after];
  const width = card.width / halves.length;
  const parts = await Promise.all(
    halves.map((path) => sharp(path).resize({ width, height: card.height }).png().toBuffer()),
  );
  const empty: Sharp = sharp({
    create: { ...card, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  });
  return empty
    .composite(parts.map((input, index) => ({ input, left: index * width, top: 0 })))
    .webp({ quality: 74, alphaQuality: 90, effort: 6 })
    .toBuffer();
}
