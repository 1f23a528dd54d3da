import { useT } from '@tintory/i18n';
import { PaintDesk } from '@tintory/tools-ui';
import { PageTitle } from '../../config/page-title.tsx';

/** Painting in the browser: nothing is uploaded, nothing is charged. */
export function PaintPage() {
  const t = useT('paint');
  return (
    <>
      <PageTitle title={t('paint:desk.title')} />
      <PaintDesk />
    </>
  );
}
