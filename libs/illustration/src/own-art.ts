import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const folder = join(import.meta.dirname, '..', 'art');

/** What an `.svg` file draws, without the element around it. */
const bodyOf = (svg: string): string =>
  svg.replace(/^\s*<svg[^>]*>\s*|\s*<\/svg>\s*$/g, '').replace(/>\s+</g, '><');

/** Drawings of motifs that no emoji shows, or shows in part, by id. */
export const ownArt: ReadonlyMap<string, string> = new Map(
  readdirSync(folder).map((name) => [
    basename(name, '.svg'),
    bodyOf(readFileSync(join(folder, name), 'utf8')),
  ]),
);
