import { editorFunction, editorIds } from '@tintory/catalog';
import { imageTypes } from '@tintory/contract';
import { useUpload } from '@tintory/tools-ui';
import { useCallback, useRef } from 'react';
import type { DesignDocument } from '../design/design-document.ts';
import { withChange, type Layer, type PictureLayer, type TextLayer } from '../design/layer.ts';
import { textPicture } from '../design/text-block.ts';

/** Pictures of a design are for no tool in particular: they go up as the paint editor's do. */
const target = { toolId: editorIds.paint, funcId: editorFunction };

const typeOf = ({ type }: Blob) => imageTypes.find((one) => one === type) ?? 'image/png';

const drawnAs = ({ text, font, bold, color, width }: TextLayer) =>
  JSON.stringify([text, font, bold, color, width]);

/** Uploads a layer's picture, once. */
export function useStoredLayers(document: DesignDocument) {
  const upload = useUpload();
  const drawn = useRef(new Map<string, Promise<File>>());

  return useCallback(
    async (areaId: string, layer: Layer): Promise<string> => {
      const send = (file: Blob, name: string) => {
        const signal = new AbortController().signal;
        const source = { file, name, type: typeOf(file) };
        return upload(source, target, { onProgress: () => undefined, signal });
      };
      const storePicture = async ({ id, file, objectId, name }: PictureLayer) => {
        if (objectId !== null || !file) return objectId ?? '';
        const stored = await send(file, name);
        // Unless it has become another picture meanwhile.
        document.amend((design) =>
          design[areaId]?.some((one) => one.id === id && 'file' in one && one.file === file)
            ? withChange(design, areaId, id, { objectId: stored })
            : design,
        );
        return stored;
      };
      if (layer.kind === 'picture') return storePicture(layer);
      const key = drawnAs(layer);
      const picture = drawn.current.get(key) ?? textPicture(layer);
      drawn.current.set(key, picture);
      return send(await picture, 'text.png');
    },
    [document, upload],
  );
}

export type StoreLayer = ReturnType<typeof useStoredLayers>;
