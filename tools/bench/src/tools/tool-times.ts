import { loadavg } from 'node:os';
import type { ImagePool } from '@tintory/image-pool';
import { percentile } from '../report.ts';
import { processorSeconds } from './child-cost.ts';
import type { ToolCase } from './tool-cases.ts';

const runs = 5;

/** `answer`: of the last run, whose file is at the path. */
export type TimedTool = { row: (string | number)[]; answer: unknown };

export const timesHead = ['tool', 'p50 (s)', 'worst (s)', 'processor (s)', 'promised', ''];

/** What one tool takes after a run that loads its code and models; `pool` has a single child. */
export async function timeTool(
  pool: ImagePool,
  tool: ToolCase,
  outputPath: string,
): Promise<TimedTool> {
  const { name, beyond, promised, inThisProcess = false } = tool;
  const pid = () => (inThisProcess ? process.pid : (pool.stats()[0]?.pid ?? 0));
  let answer = await tool.run(pool, outputPath);
  const walls: number[] = [];
  const processors: number[] = [];
  for (let n = 0; n < runs; n += 1) {
    const before = await cost(pid(), () => beyond?.(pool, outputPath));
    const whole = await cost(pid(), async () => (answer = await tool.run(pool, outputPath)));
    walls.push(whole.wall - before.wall);
    processors.push(whole.processor - before.processor);
  }
  const p50 = percentile(walls, 0.5);
  const used = percentile(processors, 0.5);
  const wanted = promised ? `≤ ${promised}${beyond ? ' beyond cutout' : ''}` : '–';
  const verdict = promised ? (p50 <= promised ? 'ok' : 'NO') : '';
  return {
    row: [name, p50, Math.max(...walls), Number.isNaN(used) ? '–' : used, wanted, verdict],
    answer,
  };
}

/** How busy the machine is with everything, this bench included. */
export const loadNow = () => `load ${(loadavg()[0] ?? 0).toFixed(1)}`;

async function cost(pid: number, work: () => Promise<unknown> | undefined) {
  const used = await processorSeconds(pid);
  const began = performance.now();
  await work();
  const wall = (performance.now() - began) / 1_000;
  return { wall, processor: (await processorSeconds(pid)) - used };
}
