import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useImperativeHandle, useRef, useState, useSyncExternalStore, type Ref } from 'react';
import { DiscardQuestion } from './controls/discard-question.tsx';
import { Help } from './controls/help.tsx';
import { OptionsPanel } from './controls/options-panel.tsx';
import { ToolBar } from './controls/tool-bar.tsx';
import { TopBar } from './controls/top-bar.tsx';
import type { Picture } from './document/picture.ts';
import styles from './paint-editor.module.css';
import { Stage } from './stage/stage.tsx';
import { useFocusReturn } from './use-focus-return.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useWorkspace, type Workspace, type WorkspaceOptions } from './use-workspace.ts';

/** For whoever draws a close button around the editor. */
export type PaintEditorHandle = {
  /** Closes at once where nothing would be lost, else asks first. */
  cancel: () => void;
};

export type PaintWorkspaceProps = WorkspaceOptions & {
  ref?: Ref<PaintEditorHandle> | undefined;
  /** Takes the picture; null where it is still the one of the file. */
  onDone: (picture: Picture | null) => Promise<void>;
  onCancel: () => void;
  /** A dialog draws its close button in the upper corner at the end of the line. */
  cornerTaken?: boolean | undefined;
};

/** The editor of a document: tools, stage, options, and what is asked on the way out. */
export function PaintWorkspace({ ref, onDone, onCancel, ...options }: PaintWorkspaceProps) {
  const space = useWorkspace(options);
  const root = useRef<HTMLDivElement>(null);
  const panning = useShortcuts(root, space) || space.settings.tool === 'pan';
  const [asking, setAsking] = useState(false);
  const [helping, setHelping] = useState(false);
  useKeptFocus(root);
  useFocusReturn(asking || helping, root);
  const cancel = () => {
    if (space.document.state().changed || space.draft.pending) setAsking(true);
    else onCancel();
  };
  useImperativeHandle(ref, () => ({ cancel }));
  return (
    <div ref={root} tabIndex={-1} className={styles['editor']}>
      <TopBar space={space} cornerTaken={options.cornerTaken} onHelp={() => setHelping(true)}>
        <WaysOut space={space} onDone={onDone} onCancel={cancel} />
      </TopBar>
      <div className={styles['body']}>
        <ToolBar space={space} />
        <Stage space={space} panning={panning} />
        <OptionsPanel space={space} />
        <Failure space={space} />
      </div>
      <LiveRegion space={space} />
      {asking && <DiscardQuestion onStay={() => setAsking(false)} onLeave={onCancel} />}
      {helping && <Help space={space} onClose={() => setHelping(false)} />}
    </div>
  );
}

type WaysOutProps = {
  space: Workspace;
  onDone: PaintWorkspaceProps['onDone'];
  onCancel: () => void;
};

function WaysOut({ space, onDone, onCancel }: WaysOutProps) {
  const t = useT('paint');
  const { Button } = useKit();
  const { document, draft, busy } = space;
  const finish = async () => {
    await draft.apply();
    await busy.run(t('paint:saving'), () =>
      onDone(document.state().pictureChanged ? document.layers.picture : null),
    );
  };
  return (
    <>
      <span className={styles['cancel']}>
        <Button variant="plain" onClick={onCancel}>
          {t('paint:cancel')}
        </Button>
      </span>
      <Button variant="primary" disabled={busy.label !== null} onClick={() => void finish()}>
        {t('paint:done')}
      </Button>
    </>
  );
}

/** Tells screen readers what was done and undone. */
function LiveRegion({ space: { announcer } }: { space: Workspace }) {
  const words = useSyncExternalStore(announcer.subscribe, announcer.words, announcer.words);
  return (
    <p role="status" className={styles['hidden']}>
      {words}
    </p>
  );
}

/** What went wrong, over the stage it concerns. */
function Failure({ space }: { space: Workspace }) {
  const t = useT('paint');
  const { Banner } = useKit();
  if (!space.busy.failed) return null;
  return (
    <div className={styles['failure']}>
      <Banner
        tone="bad"
        title={t('paint:failed')}
        action={{ label: t('close'), onClick: space.busy.dismiss }}
      />
    </div>
  );
}
