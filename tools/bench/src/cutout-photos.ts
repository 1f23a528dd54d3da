import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { warningsOf } from '@tintory/contract';
import { createImagePool, type ImagePool } from '@tintory/image-pool';
import { createPlane, shrinkPlane, type Plane } from '@tintory/pixels';
import { writeContactSheets } from './contact-sheet.ts';
import { cutSubject } from './cut-subject.ts';
import { boundaryF, iou, sad } from './metrics.ts';
import { readTruth } from './read-truth.ts';
import { printTable } from './report.ts';
import { readAlpha } from './scenes/scenes.ts';

/** A result with less overlap than this is bad: a person would not keep it. */
const badBelow = 0.85;

type Measured = {
  name: string;
  input: string;
  output: string;
  ms: number;
  /** Whether the product tells of a warning before it charges; a refusal is one, too. */
  warned: boolean;
  /** Absent for a photograph without a mask. */
  scores?: { iou: number; mae: number; f: number };
};

/**
 * Cuts out every photograph of `DIR/in`, measures those that have a mask of the same name in
 * `DIR/mask`, and writes contact sheets. Thresholds are chosen on the photographs at even places of
 * the list sorted by name and reported on the others, so both halves are printed.
 */
export async function benchCutoutPhotos(dir: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tintory-bench-'));
  const pool = createImagePool({ size: 1 });
  try {
    const names = (await readdir(join(dir, 'in'))).sort();
    const masks = new Map((await listIfThere(join(dir, 'mask'))).map((m) => [parse(m).name, m]));
    const measured: Measured[] = [];
    for (const name of names) {
      const mask = masks.get(parse(name).name);
      const truth = mask ? await readTruth(join(dir, 'mask', mask)) : undefined;
      measured.push(await measure(pool, join(dir, 'in', name), folder, truth));
    }
    printSummary(measured);
    await mkdir('bench-results', { recursive: true });
    await writeContactSheets(measured, 'bench-results/cutout');
  } finally {
    await pool.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(
  pool: ImagePool,
  input: string,
  folder: string,
  truth: Plane | undefined,
): Promise<Measured> {
  const name = parse(input).name;
  const output = join(folder, `${name}.png`);
  const start = performance.now();
  const answer = await cutSubject(pool, input, output).catch(() => undefined);
  const ms = performance.now() - start;
  const result = answer && { confidence: answer.confidence, faint_outline: answer.faint };
  const warned = !result || warningsOf({ result }).length > 0;
  const measured = { name, input, output: answer ? output : input, ms, warned };
  if (!truth) return measured;
  const found = answer
    ? shrinkPlane(await readAlpha(output), truth.width, truth.height)
    : createPlane(truth.width, truth.height);
  for (let i = 0; i < truth.data.length; i += 1) {
    if (!Number.isNaN(truth.data[i])) continue;
    truth.data[i] = 0;
    found.data[i] = 0;
  }
  const mae = (sad(found, truth) * 1_000) / truth.data.length;
  return { ...measured, scores: { iou: iou(found, truth), mae, f: boundaryF(found, truth) } };
}

function printSummary(all: Measured[]): void {
  printTable('cutout: each photograph', [
    ['name', 'IoU', 'MAE', 'boundary F', 'warned', 'ms'],
    ...all.map(({ name, scores, warned, ms }) => [
      name,
      scores?.iou ?? '',
      scores?.mae ?? '',
      scores?.f ?? '',
      warned ? 'yes' : '',
      Math.round(ms),
    ]),
  ]);
  printTable('cutout: photographs', [
    ['half', 'photos', 'IoU', 'MAE', 'boundary F', '≥ .9', 'bad, untold', 'good, warned', 'ms'],
    summary(
      'even (tuned on)',
      all.filter((_, at) => at % 2 === 0),
    ),
    summary(
      'odd (reported)',
      all.filter((_, at) => at % 2 === 1),
    ),
    summary('all', all),
  ]);
}

function summary(half: string, rows: Measured[]): (string | number)[] {
  const scored = rows.flatMap(({ scores, warned }) => (scores ? [{ ...scores, warned }] : []));
  const mean = (values: number[]) => values.reduce((sum, v) => sum + v, 0) / values.length;
  const percent = (count: number) => `${Math.round((100 * count) / scored.length)} %`;
  return [
    half,
    scored.length,
    mean(scored.map((row) => row.iou)),
    mean(scored.map((row) => row.mae)),
    mean(scored.map((row) => row.f)),
    percent(scored.filter((row) => row.iou >= 0.9).length),
    percent(scored.filter((row) => row.iou < badBelow && !row.warned).length),
    percent(scored.filter((row) => row.iou >= badBelow && row.warned).length),
    Math.round(mean(rows.map(({ ms }) => ms))),
  ];
}

const listIfThere = (path: string): Promise<string[]> => readdir(path).catch(() => []);
