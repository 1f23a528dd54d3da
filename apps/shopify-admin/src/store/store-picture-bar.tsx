import { Button } from '@shopify/polaris';
import type { EditorName } from '@tintory/catalog';
import { useT } from '@tintory/i18n';
import { openModal } from '@tintory/ui-kit';
import { StoreBar } from './store-bar.tsx';
import { useEditPicture } from './use-edit-picture.ts';

/** Opens a store picture in an editor, and publishes the edited picture. */
export function StorePictureBar({ editor }: { editor: EditorName }) {
  const t = useT('merchant', 'workbench');
  const edit = useEditPicture();
  const pick = () =>
    openModal('store-images', {
      onChoose: ({ productId, fileId, imageUrl: url, product: { title } }) =>
        void edit(editor, { productId, fileId, url, title }),
    });
  const action = <Button onClick={pick}>{t('workbench:drop.store')}</Button>;
  return <StoreBar text={t('merchant:edit.lead')} action={action} gives={editor === 'paint'} />;
}
