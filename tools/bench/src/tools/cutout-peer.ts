import { join } from 'node:path';
import type { ImagePool } from '@tintory/image-pool';
import { cutSubject } from '../cut-subject.ts';
import { boundaryF, iou } from '../metrics.ts';
import { printTable } from '../report.ts';
import { drawScene, readAlpha, scenes } from '../scenes/scenes.ts';
import type { Peer } from './peer.ts';

const [width, height] = [720, 504];

/** How near to the truth the cutouts of drawn scenes are, ours beside another program's. */
export async function benchCutoutPeer(
  pool: ImagePool,
  peers: readonly Peer[],
  folder: string,
): Promise<void> {
  const [peer] = peers.filter(({ tool }) => tool === 'cutout');
  if (!peer) return;
  const [input, output] = [join(folder, 'scene.png'), join(folder, 'cut.png')];
  const ways = [
    { name: 'ours', cut: () => cutSubject(pool, input, output) },
    { name: peer.name, cut: () => peer.run(input, output) },
  ];
  const found: number[][] = [];
  for (const scene of scenes) {
    const truth = await drawScene(scene, width, height, input);
    const row: number[] = [];
    for (const { cut } of ways) {
      await cut();
      const alpha = await readAlpha(output);
      row.push(iou(alpha, truth), boundaryF(alpha, truth));
    }
    found.push(row);
  }
  const mean = (column: number) =>
    found.reduce((sum, row) => sum + (row[column] ?? 0), 0) / found.length;
  const columns = ways.flatMap(({ name }) => [`${name}: IoU`, 'boundary F']);
  printTable('cutout: drawn scenes, beside another program', [
    ['scene', ...columns],
    ...found.map((row, n) => [scenes[n]?.name ?? '', ...row]),
    ['mean', ...columns.map((_, column) => mean(column))],
  ]);
}
