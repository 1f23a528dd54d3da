import { useT } from '@tintory/i18n';
import type { Picture } from '@tintory/paint-document';
import { useAnimated } from '@tintory/tools-ui';
import { useKit } from '@tintory/ui-kit';
import { useImperativeHandle, useRef, useState, useSyncExternalStore, type Ref } from 'react';
import { DiscardQuestion } from './controls/discard-question.tsx';
import { Help } from './controls/help.tsx';
import { OptionsPanel } from './controls/options-panel.tsx';
import { ToolBar } from './controls/tool-bar.tsx';
import { TopBar } from './controls/top-bar.tsx';
import styles from './paint-editor.module.css';
import { Stage } from './stage/stage.tsx';
import { useFocusReturn } from './use-focus-return.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useMarks } from './use-marks.ts';
import { usePaintState } from './use-paint-state.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useUnsaved } from './use-unsaved.ts';
import { useWorkspace, type Workspace, type WorkspaceOptions } from './use-workspace.ts';

/** For whoever draws a close button around the editor. */
export type PaintEditorHandle = {
  /** Closes at once if nothing would be lost, otherwise asks first. */
  cancel: () => void;
};

export type PaintWorkspaceProps = WorkspaceOptions & {
  ref?: Ref<PaintEditorHandle> | undefined;
  /** What the document was read from. */
  file: Blob;
  /** Receives the picture; null if it is still the file's. Not called after an abort. */
  onDone: (picture: Picture | null, signal: AbortSignal) => Promise<void>;
  onCancel: () => void;
  /** Called with whether leaving would lose something. */
  onUnsaved?: ((unsaved: boolean) => void) | undefined;
  /** A dialog draws its close button in the upper corner at the end of the line. */
  cornerTaken?: boolean | undefined;
};

/** The editor of a document: tools, stage, options, and the confirmation on leaving. */
export function PaintWorkspace(props: PaintWorkspaceProps) {
  const { ref, file, onDone, onCancel, ...options } = props;
  const space = useWorkspace(options);
  const root = useRef<HTMLDivElement>(null);
  const panning = useShortcuts(root, space) || space.settings.tool === 'pan';
  const [asking, setAsking] = useState(false);
  const [helping, setHelping] = useState(false);
  useKeptFocus(root);
  useFocusReturn(asking || helping, root);
  const cancel = () => {
    space.document.settle();
    if (space.document.state().unsaved || space.draft.pending) setAsking(true);
    else onCancel();
  };
  useImperativeHandle(ref, () => ({ cancel }));
  return (
    <div ref={root} tabIndex={-1} className={styles['editor']}>
      <TopBar space={space} cornerTaken={options.cornerTaken} onHelp={() => setHelping(true)}>
        <span className={styles['cancel']}>
          <CancelButton onClick={cancel} />
        </span>
        {options.refine ? (
          <span className={styles['accept']}>
            <AcceptButton space={space} />
          </span>
        ) : (
          <DoneButton {...{ space, onDone }} />
        )}
      </TopBar>
      <div className={styles['body']}>
        <ToolBar space={space} />
        <Stage space={space} panning={panning} />
        <OptionsPanel space={space} />
        <Notices space={space} file={file} />
      </div>
      <LiveRegion space={space} />
      <LeaveGuard space={space} onUnsaved={options.onUnsaved} />
      {asking && <DiscardQuestion onStay={() => setAsking(false)} onLeave={onCancel} />}
      {helping && <Help space={space} onClose={() => setHelping(false)} />}
    </div>
  );
}

function CancelButton({ onClick }: { onClick: () => void }) {
  const t = useT('paint');
  const { Button } = useKit();
  return (
    <Button variant="plain" onClick={onClick}>
      {t('paint:cancel')}
    </Button>
  );
}

type DoneButtonProps = { space: Workspace; onDone: PaintWorkspaceProps['onDone'] };

/** Primary, unless the selected tool has something to apply. */
function DoneButton({ space, onDone }: DoneButtonProps) {
  const t = useT('paint');
  const { Button } = useKit();
  const { document, draft, busy, settings } = space;
  const hasMask = usePaintState(document, 'hasMask');
  // A shape has no apply button: it becomes part of the picture with the next stroke, or here.
  const waiting = settings.tool === 'object' ? hasMask : draft.pending && settings.tool !== 'shape';
  const finish = async () => {
    await draft.apply();
    document.settle();
    await busy.run(t('paint:saving'), (signal) =>
      onDone(document.state().pictureChanged ? document.layers.picture : null, signal),
    );
  };
  return (
    <Button
      variant={waiting ? 'secondary' : 'primary'}
      disabled={busy.label !== null}
      onClick={() => void finish()}
    >
      {t('paint:done')}
    </Button>
  );
}

/**
 * Submits the strokes for the full-size result; disabled without new ones. Untried strokes are
 * tried first, free of charge: until then it is not primary.
 */
function AcceptButton({ space }: { space: Workspace }) {
  const { Button } = useKit();
  const { document, busy, refine, taps } = space;
  const { marks, tried } = useMarks(document);
  if (!refine) return null;
  return (
    <Button
      variant={tried ? 'primary' : 'secondary'}
      disabled={busy.label !== null || taps.waiting.length > 0 || marks === refine.strokes}
      onClick={() => refine.onAccept(document.layers.marks)}
    >
      {refine.acceptLabel}
    </Button>
  );
}

type LeaveGuardProps = { space: Workspace; onUnsaved: PaintWorkspaceProps['onUnsaved'] };

/** Renders nothing, so that the first stroke does not render the editor again. */
function LeaveGuard({ space, onUnsaved }: LeaveGuardProps) {
  useUnsaved(space, onUnsaved);
  return null;
}

/** Announces steps and undone steps to screen readers. */
function LiveRegion({ space: { announcer } }: { space: Workspace }) {
  const words = useSyncExternalStore(announcer.subscribe, announcer.words, announcer.words);
  return (
    <p role="status" className={styles['hidden']}>
      {words}
    </p>
  );
}

/** Errors, or the remark about an animated picture, above the stage. */
function Notices({ space, file }: { space: Workspace; file: Blob }) {
  const t = useT('paint', 'workbench');
  const { Banner } = useKit();
  const animated = useAnimated(file);
  const [read, setRead] = useState(false);
  const { failed, dismiss } = space.busy;
  if (!failed && (!animated || read)) return null;
  return (
    <div className={styles['notice']}>
      {failed ? (
        <Banner
          tone="bad"
          title={t('paint:failed')}
          action={{ label: t('close'), onClick: dismiss }}
        />
      ) : (
        <Banner
          tone="caution"
          title={t('workbench:firstFrame')}
          action={{ label: t('close'), onClick: () => setRead(true) }}
        />
      )}
    </div>
  );
}
