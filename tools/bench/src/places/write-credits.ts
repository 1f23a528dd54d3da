import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Place, Surface } from '@tintory/places';
import { readLibrary } from './library.ts';

const file = join(import.meta.dirname, '../../../../libs/places/SOURCES.md');

const head = `# Where the places and surfaces come from

Written by \`npm run bench -- placeFiles\`. Every picture is published under CC0 1.0: it may be used, changed and
shipped without asking. The copy is the file it was taken from, with its repository and commit.
`;

/** Lists author, page, licence and copy of every place and surface. */
export async function writeCredits(): Promise<void> {
  const { places, surfaces } = await readLibrary();
  const parts = [head, table('Places', places), table('Surfaces', surfaces)];
  await writeFile(file, parts.join('\n'));
}

function table(title: string, records: ReadonlyMap<string, Place | Surface>): string {
  const rows = [...records.values()].map(({ id, names, credit }) => {
    const original = `[${credit.title}](${credit.page})`;
    return `| ${id} | ${names.en} | ${original} | ${credit.author} | ${credit.licence} | ${credit.copy ?? ''} |`;
  });
  const columns = ['id', 'shows', 'original', 'author', 'licence', 'copy'];
  const line = `| ${columns.join(' | ')} |`;
  return [`## ${title}`, '', line, line.replace(/[^|]+/g, ' --- '), ...rows, ''].join('\n');
}
