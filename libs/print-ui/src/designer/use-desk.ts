import type { PrintProduct } from '@tintory/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useKeptWork, type KeptWork } from './kept-work.ts';
import { useAdditions } from './use-additions.ts';
import { useChoices } from './use-choices.ts';
import { useLayerTool } from './use-layer-tool.ts';
import { useOpenedDesign } from './use-opened-design.ts';
import { useRendering } from './use-rendering.ts';
import { useStoredLayers } from './use-stored-layers.ts';
import { useWork } from './use-work.ts';

export type DeskOptions = {
  product: PrintProduct;
  /** What was begun before. */
  start: KeptWork | null;
  /** A stored picture that is to lie on the product. */
  pictureId: string | null;
  onPictureTaken: () => void;
  /** A design of before that is worked on again. */
  designId: string | null;
  onDesignTaken: () => void;
};

function firstArea({ print_areas: areas }: PrintProduct) {
  const [first] = areas;
  if (!first) throw new Error('A product has a print area.');
  return first;
}

/** Everything of the page on which a product is designed. */
export function useDesk(options: DeskOptions) {
  const { product, start, pictureId, onPictureTaken } = options;
  const work = useWork(start?.design ?? {});
  const [areaId, setAreaId] = useState(start?.areaId ?? firstArea(product).id);
  const area = product.print_areas.find(({ id }) => id === areaId) ?? firstArea(product);
  const choices = useChoices(product, {
    color: start?.color ?? null,
    size: start?.size ?? null,
  });
  const color = choices.color?.id ?? null;
  const additions = useAdditions(work, area, choices.color?.color ?? null);
  const store = useStoredLayers(work.document);
  const rendering = useRendering({ product, work, color, model: choices.variant?.model, store });
  const cut = useLayerTool({ toolId: 'remove_background', work, store });
  const values = { factor: '4', format: 'png' };
  const enlarge = useLayerTool({ toolId: 'image_upscale', work, store, values });
  const seamless = useLayerTool({ toolId: 'seamless_image', work, store });
  const size = choices.variant?.size ?? null;
  useKeptWork(product.id, { design: work.design, areaId: area.id, color, size });

  const taken = useRef<string | null>(null);
  const takePicture = useEffectEvent(async (objectId: string) => {
    if (taken.current === objectId) return;
    taken.current = objectId;
    onPictureTaken();
    const layers = Object.values(work.design).flat();
    const isThere = layers.some((one) => one.kind === 'picture' && one.objectId === objectId);
    if (!isThere) await additions.addStored(objectId);
  });
  useEffect(() => {
    if (pictureId !== null) void takePicture(pictureId);
  }, [pictureId]);

  useOpenedDesign({ ...options, work, choices });

  const openArea = (id: string) => {
    work.choose(null);
    setAreaId(id);
  };
  const printScale = choices.variant?.print_scale ?? 1;
  const tools = { cut, enlarge, seamless };
  return { product, work, area, openArea, choices, additions, rendering, tools, printScale };
}

export type Desk = ReturnType<typeof useDesk>;
