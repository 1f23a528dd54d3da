import { join } from 'node:path';
import { createImagePool } from '@tintory/image-pool';
import { printTable } from '../report.ts';
import { peakBytes } from './child-cost.ts';
import type { ToolCase } from './tool-cases.ts';
import { loadNow } from './tool-times.ts';

const mostBytes = 1.5e9;

/** A machine with other work must not end a run whose memory is in question. */
const timeoutMs = 600_000;

/** What a warm child holds after a large photo, and what it held at most. */
export async function benchToolMemory(tools: readonly ToolCase[], folder: string): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const tool of tools) rows.push(await memoryRow(tool, join(folder, 'large.png')));
  printTable(`tools: a child's memory with a photo of 12 MP (MB; ${loadNow()})`, [
    ['tool', 'after', 'peak', 'wanted', '', 'run (s)'],
    ...rows,
  ]);
}

/** A child of its own for each tool: none pays for another one's memory. */
async function memoryRow(tool: ToolCase, outputPath: string): Promise<(string | number)[]> {
  const pool = createImagePool({ size: 1, recycleBytes: Infinity });
  try {
    await pool.warm();
    const began = performance.now();
    await tool.run(pool, outputPath, { timeoutMs });
    const seconds = (performance.now() - began) / 1_000;
    const [child] = pool.stats();
    const after = child?.rssBytes ?? NaN;
    const peak = await peakBytes(child?.pid ?? 0);
    const most = Number.isNaN(peak) ? after : peak;
    return [
      tool.name,
      Math.round(after / 1e6),
      Number.isNaN(peak) ? '–' : Math.round(peak / 1e6),
      `≤ ${mostBytes / 1e6}`,
      most <= mostBytes ? 'ok' : 'NO',
      seconds.toFixed(1),
    ];
  } catch (error) {
    return [tool.name, '–', '–', '', `failed: ${String(error)}`, ''];
  } finally {
    await pool.close();
  }
}
