import { useT } from '@tintory/i18n';
import { PaintDesk } from '@tintory/tools-ui';
import { PageMeta } from '../../config/page-meta.tsx';

/** Painting in the browser: nothing is uploaded, nothing is charged. */
export function PaintPage() {
  const t = useT('paint');
  return (
    <>
      <PageMeta title={t('paint:desk.title')} description={t('paint:desk.text')} />
      <PaintDesk />
    </>
  );
}
