import { findTool, type EditorName } from '@tintory/catalog';
import { useT } from '@tintory/i18n';
import { closeModal, openModal, useKit } from '@tintory/ui-kit';
import { useState } from 'react';
import type { PhotoOrigin } from '../photo/photo-origin.ts';
import { handOverPhoto } from '../drafts/hand-over-photo.ts';
import type { PreviewImage } from '../results/preview-image.ts';
import type { PreviewProps } from '../editor-modals/preview-props.ts';
import { useToolServices } from '../tool-services.tsx';
import { fileFrom, fileOf, imageOfEdited } from './edited-picture.ts';

/** Longer than any browser takes to begin a download, in milliseconds. */
const keptMs = 60_000;

const modalOf = { paint: 'paint-image', resize: 'resize-image' } as const;

/** Where it came from this browser alone, leaving the editor without a change gives it back, too. */
function openInEditor(
  file: File,
  editor: EditorName,
  isUnsaved: boolean,
  show: (edited: Blob) => void,
): void {
  openModal(modalOf[editor], {
    ...{ file, name: file.name },
    onDone: (edited: Blob) => {
      if (edited !== file || isUnsaved) show(edited);
    },
    onLeave: () => isUnsaved && show(file),
  });
}

/** The current tool, which takes a picture without navigation. */
type Here = { toolId: string; take: (file: File, origin: PhotoOrigin | null) => void };
type ResultsOptions = { here?: Here | undefined };

/**
 * Actions on a result: preview, edit or resize in this browser, use in a tool. An edited picture is
 * shown again, to be saved, used or published.
 */
export function useResults({ here }: ResultsOptions = {}) {
  const t = useT('workbench');
  const { toast } = useKit();
  const { api, navigate, publish, printHref } = useToolServices();
  const [opening, setOpening] = useState<EditorName | null>(null);

  const read = (image: PreviewImage) => fileOf(image, (id) => api.uploads.downloadLink(id));

  const orSay = (work: Promise<void>) =>
    work.catch(() => toast({ tone: 'bad', text: t('workbench:result.openFailed') }));

  const use = async (image: PreviewImage, toolId: string) => {
    const tool = findTool(toolId);
    if (!tool) return;
    const file = await read(image);
    const { origin = null } = image;
    if (toolId === here?.toolId) return here.take(file, origin);
    await handOverPhoto(tool, file, origin);
    navigate(tool.path);
  };

  const showEdited = async (file: Blob, from: PreviewImage, editor: EditorName) => {
    const image = await imageOfEdited(file, from);
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
    const file = await read(image);
    // Two modals at once would make the page inert twice and restore it too early.
    closeModal('preview');
    const show = (edited: Blob) => void orSay(showEdited(edited, image, editor));
    openInEditor(file, editor, image.objectId === null, show);
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
