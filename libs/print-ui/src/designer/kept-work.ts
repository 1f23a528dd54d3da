import type { PrintProduct } from '@tintory/contract';
import { draftStore } from '@tintory/tools-ui';
import { useEffect } from 'react';
import { isEmpty, type Design, type Layer } from '../design/layer.ts';

/** What somebody was designing, as it is kept beside the photos of the tools. */
export type KeptWork = {
  design: Design;
  areaId: string;
  color: string | null;
  size: string | null;
};

/** A drag is many changes, and one of them is kept. */
const pauseMs = 150;

const draftId = (productId: string) => `print/${productId}`;

const isLayer = (value: unknown): value is Layer =>
  typeof value === 'object' && value !== null && 'kind' in value && 'aspect' in value;

/** What of a draft still fits the product, whose areas may have changed. */
function fitting(kept: unknown, product: PrintProduct): KeptWork | null {
  if (typeof kept !== 'object' || kept === null || !('design' in kept)) return null;
  const { design, areaId, color, size } = kept as KeptWork;
  const areas = product.print_areas.map(({ id }) => id);
  const entries = areas.map((id) => [id, (design[id] ?? []).filter(isLayer)] as const);
  const area = areas.find((id) => id === areaId) ?? areas[0] ?? '';
  return { design: Object.fromEntries(entries), areaId: area, color, size };
}

/** The draft of a product; null where there is none, or the browser keeps none. */
export async function loadWork(product: PrintProduct): Promise<KeptWork | null> {
  try {
    return fitting((await draftStore.load(draftId(product.id)))?.work, product);
  } catch {
    return null;
  }
}

async function keep(productId: string, work: KeptWork): Promise<void> {
  const id = draftId(productId);
  if (isEmpty(work.design)) return draftStore.remove(id);
  return draftStore.save(id, { file: null, name: '', values: {}, pending: false, work });
}

/** Keeps a design across a reload and a sign-in. */
export function useKeptWork(productId: string, { design, areaId, color, size }: KeptWork): void {
  useEffect(() => {
    // Works without drafts if the browser refuses them.
    const save = () => void keep(productId, { design, areaId, color, size }).catch(() => undefined);
    const timer = setTimeout(save, pauseMs);
    return () => clearTimeout(timer);
  }, [productId, design, areaId, color, size]);
}
