import { findTool, type EditorName } from '@tintory/catalog';
import { brand } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { closeModal, openModal, useKit } from '@tintory/ui-kit';
import { useState } from 'react';
import { fetchPicture } from '../jobs/fetch-picture.ts';
import type { PhotoOrigin } from '../jobs/photo-origin.ts';
import { handOverPhoto } from '../photo/hand-over-photo.ts';
import type { PreviewImage } from '../results/preview-image.ts';
import type { PreviewProps } from '../editor-modals/preview-props.ts';
import { useToolServices } from '../tool-services.tsx';

/** Longer than any browser takes to begin a download, in milliseconds. */
const keptMs = 60_000;

const modalOf = { paint: 'paint-image', resize: 'resize-image' } as const;

const nameOf = (file: Blob): string =>
  `${brand.defaultFileStem}.${file.type.split('/').at(-1)?.replace('jpeg', 'jpg') ?? 'png'}`;

const fileFrom = (blob: Blob): File => new File([blob], nameOf(blob), { type: blob.type });

/** A picture that only this browser has, beside the one it came from where the two match. */
async function imageOf(file: Blob, from: PreviewImage): Promise<PreviewImage> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  const sameSize = width === from.width && height === from.height;
  const original = from.objectId ? from.url : from.beforeUrl;
  const beforeUrl = sameSize && original ? original : null;
  const { origin = null, objectId, madeFrom = null } = from;
  const url = URL.createObjectURL(file);
  const rest = { width, height, beforeUrl, origin, madeFrom: objectId ?? madeFrom };
  return { objectId: null, url, ...rest };
}

/** Opened at the tool at hand, which takes a picture itself. */
type Here = { toolId: string; take: (file: File, origin: PhotoOrigin | null) => void };
type ResultsOptions = { here?: Here | undefined };

/**
 * What can be done with a picture that came out of a tool: look at it closely, edit or resize it in
 * this browser, take it into a tool. What an editor made is shown again, to be saved, taken on or published.
 */
export function useResults({ here }: ResultsOptions = {}) {
  const t = useT('workbench');
  const { toast } = useKit();
  const { api, navigate, publish, printHref } = useToolServices();
  const [opening, setOpening] = useState<EditorName | null>(null);

  /** By a fresh link where the one at hand has run out. */
  const fileOf = async ({ url, objectId }: PreviewImage): Promise<File> => {
    const blob = await fetchPicture(url).catch(async (error: unknown) => {
      if (!objectId) throw error;
      return fetchPicture((await api.uploads.downloadLink(objectId)).url);
    });
    return fileFrom(blob);
  };

  const orSay = (work: Promise<void>) =>
    work.catch(() => toast({ tone: 'bad', text: t('workbench:result.openFailed') }));

  const use = async (image: PreviewImage, toolId: string) => {
    const tool = findTool(toolId);
    if (!tool) return;
    const file = await fileOf(image);
    const { origin = null } = image;
    if (toolId === here?.toolId) return here.take(file, origin);
    await handOverPhoto(tool, file, origin);
    navigate(tool.path);
  };

  const showEdited = async (file: Blob, from: PreviewImage, editor: EditorName) => {
    const image = await imageOf(file, from);
    const sayUnsaved = () => {
      const reopen = () => void orSay(showEdited(file, from, editor));
      const action = { label: t('workbench:edited.reopen'), onClick: reopen };
      toast({ tone: 'info', text: t('workbench:edited.unsaved'), action });
    };
    const { width, height, origin = null, madeFrom = null } = image;
    const edited = { file: fileFrom(file), width, height, editor, origin, madeFrom };
    look([image], {
      onPublish: publish && (() => publish(edited, sayUnsaved)),
      onLeave: (taken) => {
        setTimeout(() => URL.revokeObjectURL(image.url), keptMs);
        if (!taken) sayUnsaved();
      },
    });
  };

  const openEditor = async (image: PreviewImage, editor: EditorName) => {
    const file = await fileOf(image);
    const show = (edited: Blob) => void orSay(showEdited(edited, image, editor));
    const isUnsaved = image.objectId === null;
    // Two windows at once would hide the page behind them twice, and show it again too early.
    closeModal('preview');
    openModal(modalOf[editor], {
      ...{ file, name: file.name },
      onDone: (edited: Blob) => {
        if (edited !== file || isUnsaved) show(edited);
      },
      onLeave: () => isUnsaved && show(file),
    });
  };

  /** Resolves when the editor opens. */
  const edit = async (image: PreviewImage, editor: EditorName) => {
    setOpening(editor);
    await orSay(openEditor(image, editor));
    setOpening(null);
  };

  const look = (
    images: readonly PreviewImage[],
    shown: Pick<PreviewProps, 'startIndex' | 'onPublish' | 'onLeave'> = {},
  ) =>
    openModal('preview', {
      ...{ images, ...shown },
      onUse: (image, toolId) => void orSay(use(image, toolId)),
      onEdit: (image, editor) => void edit(image, editor),
      onPrint: printHref && ((objectId) => navigate(printHref(objectId))),
    });

  return { look, edit, opening };
}

export type Results = ReturnType<typeof useResults>;
