import { findTool, type ToolId } from '@tintory/catalog';
import {
  defaultValues,
  failureOf,
  isBusy,
  useRunCost,
  useToolJob,
  useToolServices,
} from '@tintory/tools-ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { withChange, type PictureLayer } from '../design/layer.ts';
import type { StoreLayer } from './use-stored-layers.ts';
import type { Work } from './use-work.ts';

type LayerToolOptions = {
  toolId: ToolId;
  work: Work;
  store: StoreLayer;
  values?: Readonly<Record<string, string>>;
};

function mainFunction(toolId: ToolId) {
  const tool = findTool(toolId);
  const func = tool?.functions[0];
  if (!tool || !func) throw new Error(`The catalog has no tool ${toolId}.`);
  return { tool, func };
}

/** A tool that makes another picture of one on the product, at its own price. */
export function useLayerTool({ toolId, work, store, values }: LayerToolOptions) {
  const { tool, func } = mainFunction(toolId);
  const { signedIn, requestSignIn } = useToolServices();
  const [jobId, setJobId] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const job = useToolJob({ tool, jobId, onJobId: setJobId, wish: `print ${toolId}` });
  const at = useRef<{ areaId: string; layerId: string } | null>(null);
  const cost = useRunCost()({ count: 1, each: func.credits, perPicture: func.credits });
  const { phase } = job;

  const take = useEffectEvent(() => {
    const output = phase.name === 'succeeded' ? phase.job.outputs[0] : undefined;
    const { areaId, layerId } = at.current ?? {};
    // If the picture was removed meanwhile, the result is in the history.
    if (output && areaId && layerId && work.areaOf(layerId)) {
      const { object_id: objectId, width, height } = output;
      const picture = { objectId, file: null, pixels: width, aspect: height / width };
      const { document } = work;
      const next = withChange(document.state().design, areaId, layerId, picture);
      document.apply('picture', next);
    }
    job.reset();
  });
  const fail = useEffectEvent(() => {
    if (phase.name === 'failed') setFailure(phase.code);
    if (phase.name !== 'none') job.reset();
  });
  useEffect(() => {
    if (phase.name === 'succeeded') take();
    if (['failed', 'short', 'canceled'].includes(phase.name)) fail();
  }, [phase.name]);

  const run = async (areaId: string, layer: PictureLayer) => {
    if (!signedIn) return requestSignIn();
    at.current = { areaId, layerId: layer.id };
    setFailure(null);
    setSending(true);
    try {
      const objectId = await store(areaId, layer);
      const wished = { ...defaultValues(func.fields), ...values };
      void job.start({ source: { objectId }, func, values: wished });
    } catch (error) {
      setFailure(failureOf(error).code);
    } finally {
      setSending(false);
    }
  };
  const busy = sending || isBusy(phase);
  const busyId = busy ? (at.current?.layerId ?? null) : null;
  const progress = isBusy(phase) ? phase.progress : 0;
  return { run, busy, busyId, progress, cost, failure };
}

type LayerTool = ReturnType<typeof useLayerTool>;

/** What is one click away of a picture. */
export type LayerTools = Record<'cut' | 'enlarge' | 'seamless', LayerTool>;
