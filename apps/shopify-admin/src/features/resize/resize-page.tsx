import { useT } from '@tintory/i18n';
import { ResizeEditor } from '@tintory/editors';
import { useToolServices } from '@tintory/tools-ui';
import { PageTitle } from '../../store/page-title.tsx';
import { StorePictureBar } from '../../store/store-picture-bar.tsx';

/** Resizing in the browser: nothing is uploaded, nothing is charged. */
export function ResizePage() {
  const t = useT('resize');
  const { navigate } = useToolServices();
  return (
    <>
      <PageTitle title={t('resize:title')} />
      <StorePictureBar editor="resize" />
      <ResizeEditor navigate={navigate} />
    </>
  );
}
