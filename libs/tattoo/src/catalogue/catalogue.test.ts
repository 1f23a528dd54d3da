import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { motifPath } from '../tattoo-motifs.ts';
import { catalogue } from './catalogue.ts';

const src = join(import.meta.dirname, '..');
const data = join(src, '..', 'data', 'motifs');

it('has one record for each motif', () => {
  const ids = readdirSync(data).flatMap((name) =>
    [...readFileSync(join(data, name), 'utf8').matchAll(/^- id: (.+)$/gm)].map(([, id]) => id),
  );
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  expect(catalogue.size).toBe(ids.length);
});

it('knows and names only motifs that have an outline', () => {
  const named = [...catalogue].flatMap(([id, { as = {} }]) => [id, ...Object.values(as)]);
  for (const id of named) expect(motifPath(id), id).toMatch(/^M/i);
});

it('is all that knows ids: no code compares one', () => {
  const drawn = /^(drawings|own-motifs|sign-motifs|framing-motifs)\.ts$|\.test\.ts$/;
  const code = readdirSync(src).filter((name) => name.endsWith('.ts') && !drawn.test(name));
  const known = code.filter((name) =>
    /['/][a-z-]+\/[a-z-]+(?:'|\$\/)/.test(
      readFileSync(join(src, name), 'utf8')
        .replace(/^import[\s\S]*?;$/gm, '')
        .replace(/import\('[^']+'\)/g, ''),
    ),
  );
  expect(known).toEqual([]);
});
