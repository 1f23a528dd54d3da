import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { IconDownload } from '@tabler/icons-react';
import { useRunCost } from '../jobs/use-cost.ts';
import { useDownload } from '../jobs/use-download.ts';
import { LargerButton } from './larger-button.tsx';
import { EnlargedSize } from './enlarged-size.tsx';
import styles from '../styles/panel.module.css';
import { RunBar } from './run-bar.tsx';
import type { Outcome } from './use-outcome.ts';
import { useToolTexts } from '../use-tool-texts.ts';
import type { WorkbenchState } from './use-workbench.ts';

type ActionsProps = {
  bench: WorkbenchState;
  outcome: Outcome;
  /** Whether a result's download is the main action; if not, the app shows its own above. */
  leads: boolean;
};

/** The current main action, with the others beside it. */
export function Actions(props: ActionsProps) {
  const { bench } = props;
  if (bench.phase.name === 'succeeded' && bench.restage.isOffered) {
    return <RestageActions bench={bench} />;
  }
  return bench.phase.name === 'succeeded' && !bench.isPreview ? (
    <ResultActions {...props} />
  ) : (
    <RunActions bench={bench} />
  );
}

/** The action and its cost: "Remove background · 1 credit", or the fee instead. */
function useRunLabel({ cost, func }: WorkbenchState, verb: string) {
  const costOf = useRunCost();
  return `${verb} · ${costOf({ count: 1, each: cost, perPicture: func.credits })}`;
}

/** The inputs that the disabled button still needs. */
function Missing({ bench: { tool, missing, matched } }: { bench: WorkbenchState }) {
  const t = useT('workbench');
  const texts = useToolTexts(tool.id);
  const names = missing.map((key) => texts.field(key)).join(t('workbench:comma'));
  if (names) return <p className={styles['missing']}>{t('workbench:run.missing', { names })}</p>;
  return matched ? null : <p className={styles['missing']}>{t('workbench:faces.match')}</p>;
}

function CancelButton({ bench }: { bench: WorkbenchState }) {
  const t = useT('workbench');
  const { Button } = useKit();
  return (
    <Button
      fullWidth
      disabled={bench.phase.name === 'stopping'}
      onClick={() => void bench.cancel()}
    >
      {t('workbench:run.cancel')}
    </Button>
  );
}

/** Makes a small free result before anything is paid. */
function PreviewButton({ bench }: { bench: WorkbenchState }) {
  const t = useT('workbench');
  const { Button } = useKit();
  // The warnings are of the free preview of these very options.
  if (!bench.preview || bench.isWarned) return null;
  return (
    <Button fullWidth disabled={!bench.canRun} onClick={() => void bench.preview?.()}>
      {t('workbench:run.preview')}
    </Button>
  );
}

function NewPhotoButton({ bench }: { bench: WorkbenchState }) {
  const t = useT('workbench');
  const { Button } = useKit();
  if (!bench.needsPhoto) return null;
  return (
    <div className={styles['back']}>
      <Button
        variant="plain"
        fullWidth
        disabled={bench.busy || bench.awaitsPhoto}
        onClick={bench.startOver}
      >
        {t('workbench:result.newPhoto')}
      </Button>
    </div>
  );
}

function RunActions({ bench }: { bench: WorkbenchState }) {
  const t = useT('workbench');
  const { Button } = useKit();
  const { verb } = useToolTexts(bench.tool.id);
  const label = useRunLabel(bench, bench.isWarned ? t('workbench:run.anyway') : verb);
  return (
    <RunBar
      note={
        <>
          <Missing bench={bench} />
          <EnlargedSize bench={bench} />
        </>
      }
      main={
        <Button
          variant="primary"
          size="large"
          fullWidth
          disabled={!bench.canRun}
          onClick={() => void bench.run()}
        >
          {label}
        </Button>
      }
      others={
        <>
          {bench.busy ? <CancelButton bench={bench} /> : <PreviewButton bench={bench} />}
          {!(bench.busy && !bench.preview) && <NewPhotoButton bench={bench} />}
        </>
      }
    />
  );
}

/**
 * Actions for changed options of a paid picture: makes the small preview in full size, free of
 * charge.
 */
function RestageActions({ bench }: { bench: WorkbenchState }) {
  const t = useT('workbench');
  const { Button } = useKit();
  const { make, undo, trial } = bench.restage;
  return (
    <RunBar
      note={
        <>
          <Missing bench={bench} />
          <p className={styles['missing']} role="status">
            {t(`workbench:places.trial.${trial.state}`)}
          </p>
        </>
      }
      main={
        <Button variant="primary" size="large" fullWidth disabled={!bench.canRun} onClick={make}>
          {t('workbench:places.changeAction')}
        </Button>
      }
      others={
        <>
          {undo && (
            <Button fullWidth onClick={undo}>
              {t('workbench:places.undo')}
            </Button>
          )}
          <NewPhotoButton bench={bench} />
        </>
      }
    />
  );
}

function ResultActions({ bench, outcome, leads }: ActionsProps) {
  const t = useT('workbench');
  const { Button } = useKit();
  const { downloadAll, downloading, saving } = useDownload();
  const again = useRunLabel(bench, t('workbench:run.again'));
  const outputs = bench.job?.outputs ?? [];
  return (
    <RunBar
      full
      main={
        <div className={styles['downloads']}>
          <Button
            variant={leads ? 'primary' : 'secondary'}
            size="large"
            fullWidth
            icon={<IconDownload size={20} stroke={1.75} />}
            loading={downloading && !saving}
            disabled={outputs.length === 0}
            onClick={() => void downloadAll(outputs)}
          >
            {saving
              ? t('workbench:result.saving', saving)
              : t('workbench:result.download', { count: outputs.length })}
          </Button>
          <LargerButton job={bench.job} output={outcome.output} />
        </div>
      }
      others={
        <>
          <Button fullWidth disabled={!bench.canRun} onClick={() => void bench.run()}>
            {again}
          </Button>
          <Button fullWidth onClick={bench.startOver}>
            {t(bench.needsPhoto ? 'workbench:result.newPhoto' : 'workbench:result.startOver')}
          </Button>
        </>
      }
    />
  );
}
