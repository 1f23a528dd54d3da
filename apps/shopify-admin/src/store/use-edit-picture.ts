import type { EditorName } from '@tintory/catalog';
import { useT } from '@tintory/i18n';
import { openModal, useKit } from '@tintory/ui-kit';
import { fetchFile } from './fetch-file.ts';
import { offerEdited } from './publish-edited.ts';

/** A store picture with its product's title. */
type ProductPicture = { productId: string; fileId: string; url: string; title: string };

const modalOf = { resize: 'resize-image', paint: 'paint-image' } as const;

/** The edited picture in the form that can be published. */
async function outputOf(made: Blob, name: string, editor: EditorName) {
  const bitmap = await createImageBitmap(made);
  const { width, height } = bitmap;
  bitmap.close();
  const file = made instanceof File ? made : new File([made], name, { type: made.type });
  return { file, width, height, editor };
}

/** Opens a store picture in an editor; the edited picture is compared and published. */
export function useEditPicture() {
  const t = useT('merchant');
  const { toast } = useKit();

  const offer = (output: Awaited<ReturnType<typeof outputOf>>, picture: ProductPicture) =>
    offerEdited(output, picture, () => {
      const action = { label: t('merchant:edit.reopen'), onClick: () => offer(output, picture) };
      toast({ tone: 'info', text: t('merchant:edit.unpublished'), action });
    });

  const edit = async (editor: EditorName, picture: ProductPicture): Promise<void> => {
    try {
      const file = await fetchFile(picture.url, picture.title);
      const onDone = async (made: Blob) => {
        // Given back untouched.
        if (made === file) return;
        const output = await outputOf(made, file.name, editor);
        // After the editor has closed and restored the focus.
        requestAnimationFrame(() => offer(output, picture));
      };
      openModal(modalOf[editor], {
        file,
        name: file.name,
        onDone: (made: Blob) => void onDone(made),
      });
    } catch {
      toast({ tone: 'bad', text: t('merchant:edit.failed') });
    }
  };
  // No pending state: a disabled button would lose the focus that the editor restores.
  return edit;
}
