import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useState } from 'react';
import { useNarrow } from '@tintory/tools-ui';
import { FileFields } from './file-fields.tsx';
import { FitFields } from './fit-fields.tsx';
import { OutcomeBanner } from './outcome-banner.tsx';
import { ResizeAction } from './resize-action.tsx';
import { ResizeProblemBanner } from './resize-problem-banner.tsx';
import styles from './resize-panel.module.css';
import { SizeFields } from './size-fields.tsx';
import { StartResize } from './start-resize.tsx';
import { isOpen, type OpenResize, type ResizeState } from './use-resize.ts';

/** The way to a photo, or what to do with it. */
export function ResizePanel({ state }: { state: ResizeState }) {
  if (!isOpen(state)) return <StartResize state={state} />;
  return (
    <>
      <ResizeProblemBanner problem={state.problem} />
      <FirstFrame state={state} />
      <Options state={state} />
      <OutcomeBanner state={state} />
      <ResizeAction state={state} />
    </>
  );
}

/** What is resized of an animated picture. */
function FirstFrame({ state }: { state: OpenResize }) {
  const t = useT('workbench');
  const { Banner } = useKit();
  return state.photo.animated ? <Banner tone="caution" title={t('workbench:firstFrame')} /> : null;
}

/** All in one column, or on a phone one group at a time, so that the picture stays in view. */
function Options({ state }: { state: OpenResize }) {
  const t = useT('resize');
  const { Tabs } = useKit();
  const [tab, setTab] = useState('size');
  const size = (
    <div className={styles['group']}>
      <SizeFields state={state} />
      <FitFields state={state} />
    </div>
  );
  const file = (
    <div className={styles['group']}>
      <FileFields state={state} />
    </div>
  );
  if (useNarrow()) {
    const tabs = [
      { value: 'size', label: t('resize:tabs.size'), content: size },
      { value: 'file', label: t('resize:tabs.file'), content: file },
    ];
    return <Tabs label={t('resize:options')} value={tab} onChange={setTab} tabs={tabs} />;
  }
  return (
    <div className={styles['groups']}>
      {size}
      {file}
    </div>
  );
}
