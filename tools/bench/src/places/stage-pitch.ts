import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { createImagePool } from '@tintory/image-pool';
import { type PlaceScene } from '@tintory/effects';
import { printTable } from '../report.ts';
import judged from './judged-pitch.json' with { type: 'json' };
import { readLibrary } from './library.ts';

/** Found and judged pitch that are no farther apart fit for the eye, in degrees. */
const fits = 5;
/** The machine may have other work: this is no measurement of time. */
const timeoutMs = 180_000;

/**
 * Prints the pitch that is found for photographs beside the one that was judged by eye: degrees that
 * the stage's camera looks down at them.
 *
 * @param photos has `in/` with photographs that `judged-pitch.json` names
 */
export async function stagePitch(photos: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tintory-bench-'));
  const pool = createImagePool({ size: 1 });
  const scene = { ...(await plainScene()), outputPath: join(folder, 'out.jpg') };
  const rows: (string | number)[][] = [];
  const apart: number[] = [];
  try {
    for (const file of (await readdir(join(photos, 'in'))).sort()) {
      const name = basename(file, extname(file));
      const own = (judged as Record<string, number>)[name];
      if (own === undefined) continue;
      const request = {
        ...{ inputPath: join(photos, 'in', file), scenes: [scene], strokes: [] },
        ...{ size: { width: 256, height: 256 }, format: 'jpeg' as const },
      };
      const { views, thing } = await pool.placeStage(request, { timeoutMs });
      const found = views[0]?.pitch ?? NaN;
      apart.push(Math.abs(found - own));
      rows.push([name, thing, own, Number(found.toFixed(1)), Number((found - own).toFixed(1))]);
    }
  } finally {
    await pool.close();
    await rm(folder, { recursive: true });
  }
  printTable('pitch in degrees', [['photograph', 'thing', 'judged', 'found', 'apart'], ...rows]);
  const mean = apart.reduce((sum, value) => sum + value, 0) / apart.length;
  const good = apart.filter((value) => value <= fits).length;
  console.log(`  mean ${mean.toFixed(1)}°, within ${fits}°: ${good} of ${apart.length}`);
}

async function plainScene(): Promise<Omit<PlaceScene, 'outputPath'>> {
  const place = (await readLibrary()).places.get('white-studio');
  if (!place?.paper) throw new Error('There is no white studio.');
  return {
    panorama: { path: place.panoramaPath, encoding: place.panorama.encoding, light: place.light },
    directions: [{ yaw: 0, blur: [0.05, 0.05] }],
    ground: { kind: 'sweep', ...place.paper },
    ...{ depth: 0, foot: 0.84, padding: 0.16, shadow: 1, relight: 1, seed: 1 },
  };
}
