import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createImagePool, type ImagePool } from '@tintory/image-pool';
import { percentile, printTable } from '../report.ts';
import { cellSide, writeSheet, type SheetCell } from './contact-sheet.ts';
import { benchCutoutPeer } from './cutout-peer.ts';
import { heavyCases } from './heavy-cases.ts';
import { findOriginals } from './originals.ts';
import type { Peer } from './peer.ts';
import { findPeers } from './peers.ts';
import { pixelCases } from './pixel-cases.ts';
import { benchSeamQuality } from './seam-quality.ts';
import { shrinkPictures, sizePictures } from './size-pictures.ts';
import { benchSwapIdentity } from './swap-identity.ts';
import { benchSwapQuality } from './swap-quality.ts';
import { pictureCases, upscaleCase, type ToolCase } from './tool-cases.ts';
import { benchToolMemory } from './tool-memory.ts';
import { loadNow, timeTool, timesHead } from './tool-times.ts';
import { benchUpscaleQuality } from './upscale-quality.ts';
import { wordCases } from './word-cases.ts';

/** Times, looks, quality and memory of every tool, against what the product promises. */
export async function benchTools(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tintory-bench-'));
  // One child, and never a fresh one in the middle: what is measured is a warm one.
  const pool = createImagePool({ size: 1, recycleBytes: Infinity });
  try {
    await pool.warm();
    const peers = await findPeers();
    const { pictures, photos, surfaces, pairs, people } = await findOriginals(pool, folder);
    const usual = await sizePictures(pictures, 1e6, folder);
    const cases = [...pictureCases(usual), upscaleCase(usual.product, 4), ...wordCases];
    await benchTimes(pool, [...cases, ...(await pixelCases(usual, folder))], peers, folder);
    await benchCutoutPeer(pool, peers, folder);
    await benchUpscaleQuality(pool, await shrinkPictures(photos, 1e6, folder), peers, folder);
    await benchSeamQuality(pool, surfaces, folder);
    await benchSwapQuality(pool, pairs, folder);
    await benchSwapIdentity(pool, people, folder);
    await pool.close();
    const large = await sizePictures(pictures, 12e6, folder);
    const heavy = await heavyCases(large, folder);
    await benchToolMemory([...pictureCases(large), ...heavy], folder);
  } finally {
    await pool.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function benchTimes(pool: ImagePool, tools: ToolCase[], peers: Peer[], folder: string) {
  const before = loadNow();
  const rows: (string | number)[][] = [timesHead];
  const cells: SheetCell[] = [];
  for (const tool of tools) {
    const outputPath = join(folder, 'result.png');
    const { row, answer } = await timeTool(pool, tool, outputPath);
    rows.push(row);
    const picture = tool.input ? { before: tool.input } : {};
    cells.push({
      label: tool.name,
      ...picture,
      after: await tool.show(outputPath, answer, cellSide),
    });
    for (const peer of peers) {
      if (peer.tool !== tool.name || !tool.input) continue;
      rows.push(await timePeer(peer, tool.input, outputPath));
      const after = await (peer.show ?? tool.show)(outputPath, null, cellSide);
      cells.push({ label: `${tool.name}: ${peer.name}`, ...picture, after });
    }
  }
  printTable(`tools: wall time at 1 MP, files included (${before}, then ${loadNow()})`, rows);
  console.log(`\nThe contact sheet is ${await saveSheet(cells)}.`);
}

async function timePeer({ name, run }: Peer, input: string, output: string) {
  const walls: number[] = [];
  for (let n = 0; n < 6; n += 1) {
    const began = performance.now();
    await run(input, output);
    // The first run reads the program from the disk.
    if (n > 0) walls.push((performance.now() - began) / 1_000);
  }
  return [`  ${name}`, percentile(walls, 0.5), Math.max(...walls), '–', '–', ''];
}

/** Into `BENCH_SHEET`, or a folder of its own that stays. */
async function saveSheet(cells: SheetCell[]): Promise<string> {
  const wanted = process.env['BENCH_SHEET'];
  const folder = wanted ? resolve(wanted) : await mkdtemp(join(tmpdir(), 'tintory-sheet-'));
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'tools.png');
  await writeSheet(path, cells);
  return path;
}
