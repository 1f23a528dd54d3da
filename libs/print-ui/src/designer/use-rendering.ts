import type { PrintDesign, PrintProduct } from '@tintory/contract';
import { failureOf, useToolServices } from '@tintory/tools-ui';
import { useState } from 'react';
import { designMedia, everyLayer } from '../design/design-media.ts';
import type { Design } from '../design/layer.ts';
import type { StoreLayer } from './use-stored-layers.ts';
import type { Work } from './use-work.ts';

type Look = { color: string | null; model: string | undefined };
type Rendered = Look & { result: PrintDesign; of: Design };

type RenderingOptions = Look & {
  product: PrintProduct;
  work: Work;
  store: StoreLayer;
};

/** The mock-ups of the design at hand: asked for once, and again once it has changed. */
export function useRendering({ product, work, color, model, store }: RenderingOptions) {
  const { api } = useToolServices();
  const [rendered, setRendered] = useState<Rendered | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { document, design } = work;
  const isFresh = rendered?.of === design && rendered.color === color && rendered.model === model;

  const ask = async (): Promise<PrintDesign> => {
    const areas = product.print_areas;
    const layers = everyLayer(document.state().design, areas);
    const stored = await Promise.all(
      layers.map(async (one) => ({ ...one, objectId: await store(one.areaId, one.layer) })),
    );
    const media = designMedia(stored, areas);
    // What is stored now is part of the design; what is changed from here on is another one.
    const of = document.state().design;
    const result = await api.print.updateMedia(product.id, {
      ...{ media, ...(color && { color }), ...(model && { model }) },
    });
    setRendered({ result, of, color, model });
    return result;
  };

  /** The design as the API knows it; null where that failed, which the page then says. */
  const render = async (): Promise<PrintDesign | null> => {
    if (isFresh) return rendered.result;
    setBusy(true);
    setFailure(null);
    try {
      return await ask();
    } catch (error) {
      setFailure(failureOf(error).code);
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { render, busy, failure, result: isFresh ? rendered.result : null };
}
