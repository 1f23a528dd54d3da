import { useT } from '@tintory/i18n';
import { PaintDesk } from '@tintory/editors';
import { useToolServices } from '@tintory/tools-ui';
import { useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { PageTitle } from '../../store/page-title.tsx';
import { StorePictureBar } from '../../store/store-picture-bar.tsx';

/** Painting in the browser: nothing is uploaded, nothing is charged. */
export function PaintPage() {
  const t = useT('paint');
  const { navigate } = useToolServices();
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
      <PageTitle title={t('paint:desk.title')} />
      <StorePictureBar editor="paint" />
      <PaintDesk navigate={navigate} onUnsaved={setUnsaved} leaving={leaving} />
    </>
  );
}
