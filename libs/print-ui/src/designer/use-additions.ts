import { designRules, type PrintArea } from '@tintory/contract';
import { type FileProblem } from '@tintory/picture-files';
import { linkQuery, readPhoto, useToolServices } from '@tintory/tools-ui';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isLight } from '../design/is-light.ts';
import { layersOf, withLayer, type Layer, type PictureLayer } from '../design/layer.ts';
import { fitted } from '../design/placing.ts';
import { sizeOfPicture } from '../design/size-of-picture.ts';
import { aspectOf } from '../design/text-block.ts';
import type { Work } from './use-work.ts';

/** Share of the fitting size for new words. */
const firstWordsSize = 0.7;

/** A picture of this browser or a stored one, and its size in pixels. */
type Given = Pick<PictureLayer, 'name' | 'file' | 'objectId'> & { width: number; height: number };

/** Puts pictures and words on an area. */
export function useAdditions(work: Work, area: PrintArea, productColor: string | null) {
  const t = useT('print');
  const { toast } = useKit();
  const { api } = useToolServices();
  const client = useQueryClient();
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const full = layersOf(work.design, area.id).length >= designRules.layersOfArea;

  const put = (layer: Layer) => {
    const { document } = work;
    document.apply('add', withLayer(document.state().design, area.id, layer));
    work.choose(layer.id);
  };
  const putPicture = ({ width, height, ...picture }: Given) => {
    const aspect = height / width;
    const placing = fitted(aspect, area);
    put({
      id: crypto.randomUUID(),
      kind: 'picture',
      ...picture,
      pixels: width,
      aspect,
      ...placing,
    });
  };

  const addFile = async (file: File) => {
    if (full) return;
    setProblem(null);
    const reading = await readPhoto(file, file.name);
    if ('problem' in reading) return setProblem(reading.problem);
    const { url, size, name, type } = reading.photo;
    if (url) URL.revokeObjectURL(url);
    if (!size) return setProblem({ kind: 'broken' });
    const sent = new File([reading.photo.file], name, { type });
    putPicture({ name, file: sent, objectId: null, ...size });
  };
  const addStored = async (objectId: string) => {
    if (full) return;
    setProblem(null);
    try {
      const { url } = await client.fetchQuery(linkQuery(api, objectId));
      putPicture({ name: '', file: null, objectId, ...(await sizeOfPicture(url)) });
    } catch {
      toast({ tone: 'bad', text: t('print:picture.notFetched') });
    }
  };
  const addText = () => {
    const words = { text: t('print:text.first'), font: 'heading', bold: true } as const;
    const aspect = aspectOf(words);
    const placing = fitted(aspect, area);
    const color = isLight(productColor) ? '#14151a' : '#ffffff';
    const width = area.tiled ? placing.width : placing.width * firstWordsSize;
    put({ id: crypto.randomUUID(), kind: 'text', ...words, color, aspect, ...placing, width });
  };
  return { addFile, addStored, addText, problem, full };
}

export type Additions = ReturnType<typeof useAdditions>;
