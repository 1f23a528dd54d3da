import { useT } from '@tintory/i18n';
import { PaintDesk } from '@tintory/editors';
import { useState } from 'react';
import { useBlocker, useNavigate } from 'react-router-dom';
import { ApplicationMarkup } from '../../config/application-markup.tsx';
import { PageMeta } from '../../config/page-meta.tsx';

/** Painting in the browser: nothing is uploaded, nothing is charged. */
export function PaintPage() {
  const t = useT('paint');
  const navigate = useNavigate();
  const [unsaved, setUnsaved] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const leaving =
    blocker.state === 'blocked'
      ? { onStay: () => blocker.reset(), onLeave: () => blocker.proceed() }
      : undefined;
  return (
    <>
      <PageMeta title={t('paint:desk.title')} description={t('paint:desk.text')} />
      <ApplicationMarkup name={t('paint:desk.title')} description={t('paint:desk.text')} />
      <PaintDesk
        navigate={(path) => void navigate(path)}
        onUnsaved={setUnsaved}
        leaving={leaving}
      />
    </>
  );
}
