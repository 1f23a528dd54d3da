import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A style sheet and the classes in it. */
export type Sheet = { href: string; classes: ReadonlySet<string> };

/** The built style sheets: those of every page, and those of lazy chunks. */
export type Sheets = { everywhere: Sheet[]; late: Sheet[] };

export async function readSheets(dist: string, shell: string): Promise<Sheets> {
  const files = (await readdir(join(dist, 'assets'))).filter((file) => file.endsWith('.css'));
  const sheets = await Promise.all(
    files.map(async (file) => {
      const css = await readFile(join(dist, 'assets', file), 'utf8');
      const names = css.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g);
      return { href: `/assets/${file}`, classes: new Set([...names].map(([, name = '']) => name)) };
    }),
  );
  const isIn = ({ href }: Sheet) => shell.includes(href);
  return { everywhere: sheets.filter(isIn), late: sheets.filter((sheet) => !isIn(sheet)) };
}

/**
 * The lazy style sheets that a page needs. Composed classes are in several of them, so a sheet is
 * only taken for classes that sheets with more matches lack.
 */
export function sheetsFor(markup: string, { everywhere, late }: Sheets): Sheet[] {
  const used = [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  const open = new Set(used);
  const count = ({ classes }: Sheet) => [...open].filter((name) => classes.has(name)).length;
  const settle = (sheet: Sheet) => sheet.classes.forEach((name) => open.delete(name));
  everywhere.forEach(settle);
  const needed: Sheet[] = [];
  for (const sheet of late.toSorted((a, b) => count(b) - count(a))) {
    if (count(sheet) === 0) continue;
    settle(sheet);
    needed.push(sheet);
  }
  return needed;
}
