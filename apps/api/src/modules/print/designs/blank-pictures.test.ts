import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createBlankPictures } from './blank-pictures.ts';

it('keeps a blank over a restart, and draws it anew once its drawing is another one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tintory-blanks-'));
  let drawn = 0;
  const mockup = vi.fn(async ({ pictures }: { pictures: { outputPath: string }[] }) => {
    drawn += 1;
    await writeFile(pictures[0]?.outputPath ?? '', `drawing ${drawn}`);
    return [];
  });
  const see = async (version: string) =>
    String(
      await createBlankPictures({ mockup }, folder, () => version)('stickers', 'front', '#ffffff'),
    );
  try {
    expect(await see('one')).toBe('drawing 1');
    expect(await see('one')).toBe('drawing 1');
    expect(await see('two')).toBe('drawing 2');
  } finally {
    await rm(folder, { recursive: true });
  }
});
