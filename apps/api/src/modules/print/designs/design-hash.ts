import { createHash } from 'node:crypto';
import type { DesignLayer } from '@tintory/contract';

/** The order of layers counts: later ones lie over earlier ones. */
export function hashOf(
  productId: string,
  { color, model }: { color?: string | undefined; model?: string | undefined },
  media: readonly DesignLayer[],
): string {
  const layers = media.map((one) => [
    ...[one.print_area_id, one.object_id, one.x, one.y, one.scale, one.rotation],
  ]);
  const text = JSON.stringify([productId, color ?? null, ...(model ? [model] : []), ...layers]);
  return createHash('sha256').update(text).digest('base64url');
}
