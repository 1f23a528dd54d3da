import type { WorkbenchState } from './use-workbench.ts';

type Bench = Pick<WorkbenchState, 'busy' | 'needsPhoto' | 'values'>;

/** Width by height of what a run is about to bring, as its options tell; null where its photo does. */
export function expectedShape({ busy, needsPhoto, values }: Bench): number | null {
  if (!busy) return null;
  const size = values['image_size'] ?? (needsPhoto ? '' : '1x1');
  const [width, height] = String(size).split('x').map(Number);
  return width && height ? width / height : null;
}
