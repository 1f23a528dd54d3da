import { useT } from '@tintory/i18n';
import { ResizeEditor } from '@tintory/editors';
import { useNavigate } from 'react-router-dom';
import { ApplicationMarkup } from '../../config/application-markup.tsx';
import { PageMeta } from '../../config/page-meta.tsx';

/** Resizing in the browser: nothing is uploaded, nothing is charged. */
export function ResizePage() {
  const t = useT('resize');
  const navigate = useNavigate();
  return (
    <>
      <PageMeta title={t('resize:title')} description={t('resize:about')} />
      <ApplicationMarkup name={t('resize:title')} description={t('resize:about')} />
      <ResizeEditor navigate={(path) => void navigate(path)} />
    </>
  );
}
