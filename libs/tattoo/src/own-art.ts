import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const folder = join(import.meta.dirname, '..', 'art');

/** Path data of all paths in an SVG. */
export const pathsOf = (svg: string): string =>
  [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path).join('');

/** Outlines of our own motifs that are constant, by id. */
export const ownArt: ReadonlyMap<string, string> = new Map(
  readdirSync(folder).map((name) => [
    `tintory/${basename(name, '.svg')}`,
    pathsOf(readFileSync(join(folder, name), 'utf8')),
  ]),
);
