import type { WorkbenchState } from './use-workbench.ts';

type Bench = Pick<WorkbenchState, 'busy' | 'needsPhoto' | 'values'>;

/**
 * The aspect ratio (width / height) of a running job's result, from its options; null if the photo
 * determines it.
 */
export function expectedShape({ busy, needsPhoto, values }: Bench): number | null {
  if (!busy) return null;
  const size = values['image_size'] ?? (needsPhoto ? '' : '1x1');
  const [width, height] = String(size).split('x').map(Number);
  return width && height ? width / height : null;
}
