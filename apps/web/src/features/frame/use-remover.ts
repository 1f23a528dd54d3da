import { findTool } from '@tintory/catalog';
import type { Job, JobOutput } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { createFramePort, useFrameHeight, type FramePort } from '@tintory/page-services';
import {
  defaultValues,
  fetchPicture,
  saveFile,
  useFileInput,
  usePhoto,
  useToolJob,
} from '@tintory/tools-ui';
import { useKit } from '@tintory/ui-kit';
import { useEffect, useMemo, useState } from 'react';
import { useConfig } from '../../config/config-context.ts';

const toolId = 'remove_background';
const fileName = 'cutout';

/** State of the photo and its run, reported to the embedding page. */
export function useRemover() {
  const tool = findTool(toolId);
  if (!tool) throw new Error(`There is no tool ${toolId}.`);
  const { frameOrigins } = useConfig();
  const port = useMemo(() => createFramePort(frameOrigins), [frameOrigins]);
  useFrameHeight(port);
  useEffect(() => port.send({ type: 'ready', tool: toolId }), [port]);

  const photo = usePhoto();
  const [jobId, setJobId] = useState<string | null>(null);
  const run = useToolJob({ tool, jobId, onJobId: setJobId, wish: 'embedded' });
  const choose = (file: File) => {
    run.reset();
    void photo.choose(file, file.name, null);
  };
  const isHovering = useFileInput(choose);
  const [full, small] = tool.functions;
  const start = (func = full) => {
    if (!photo.photo || !func) return;
    void run.start({
      source: { photo: photo.photo },
      values: defaultValues(func.fields),
      func,
    });
  };
  const output = run.phase.name === 'succeeded' ? run.phase.job.outputs[0] : undefined;
  const isPreview = run.job?.func_id === small?.id;
  useResultTold(port, output);
  return {
    ...{ photo: photo.photo, problem: photo.problem, choose, isHovering, phase: run.phase },
    ...{ output, isPreview, cost: full?.credits ?? 0 },
    startFull: () => start(full),
    startSmall: () => start(small),
    download: useSave(output),
  };
}

const nameOf = ({ content_type: type }: Pick<JobOutput, 'content_type'>) =>
  `${fileName}.${type.split('/').at(-1)}`;

/** Sends each result to the embedding page, once. */
function useResultTold(port: FramePort, output: Job['outputs'][number] | undefined): void {
  const { object_id: id } = output ?? {};
  useEffect(() => {
    if (!output) return;
    const left = new AbortController();
    fetchPicture(output.url, left.signal).then(
      (blob) =>
        port.send({
          ...{ type: 'result', blob, name: nameOf(output), content_type: output.content_type },
          ...{ width: output.width, height: output.height },
        }),
      // The result is still shown and can be downloaded.
      () => undefined,
    );
    return () => left.abort();
    // Depends on the id, since the same result may return with another signed URL.
  }, [port, id]);
}

function useSave(output: Job['outputs'][number] | undefined) {
  const t = useT('pageServices');
  const { toast } = useKit();
  return async () => {
    if (!output) return;
    try {
      saveFile(await fetchPicture(output.url), nameOf(output));
    } catch {
      toast({ tone: 'bad', text: t('pageServices:embed.failed') });
    }
  };
}
