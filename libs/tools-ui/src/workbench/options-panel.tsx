import { freeCredits } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { IconDownload } from '@tabler/icons-react';
import { useDownload } from '../jobs/use-download.ts';
import { FacesNotice } from '../faces/faces-notice.tsx';
import { listOf, mostFaces } from '../options/option-values.ts';
import { OptionsForm } from '../options/options-form.tsx';
import { PresetsBar } from '../presets/presets-bar.tsx';
import { useToolServices } from '../tool-services.tsx';
import styles from './panel.module.css';
import { ForesightNotice } from './foresight-notice.tsx';
import { Lead } from './lead.tsx';
import { PhaseNotice } from './phase-notice.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { ResultTools } from './result-tools.tsx';
import type { Outcome } from './use-outcome.ts';
import { usePassedFocus } from './use-passed-focus.ts';
import { useToolTexts } from './use-tool-texts.ts';
import type { WorkbenchState } from './use-workbench.ts';

type OptionsPanelProps = {
  bench: WorkbenchState;
  outcome: Outcome;
  /** Whether a result's download is the main action; else the app has one of its own above. */
  leads: boolean;
};

/** Once there is a photo, or where none is needed: the options, and the one main action of the moment. */
export function OptionsPanel({ bench, outcome, leads }: OptionsPanelProps) {
  const { tool, func, values, busy, setValue } = bench;
  const actions = usePassedFocus<HTMLDivElement>();
  return (
    <>
      {!bench.needsPhoto && bench.phase.name === 'none' && <Lead toolId={tool.id} />}
      <ProblemNotice problem={bench.problem} />
      <PhaseNotice bench={bench} refine={outcome.refine} />
      <ForesightNotice bench={bench} />
      <ResultTools outcome={outcome} />
      {!bench.photoGone && (
        <FacesNotice
          search={bench.faces}
          chosen={listOf(values['indexes']).length}
          most={mostFaces(func.fields)}
        />
      )}
      <OptionsForm
        toolId={tool.id}
        fields={func.fields}
        values={values}
        wrong={bench.wrong}
        why={bench.wrongWhy}
        disabled={busy}
        onChange={setValue}
      />
      <PresetsBar bench={bench} />
      <div ref={actions} className={styles['actions']}>
        <Actions bench={bench} leads={leads} />
      </div>
    </>
  );
}

type ActionsProps = Pick<OptionsPanelProps, 'bench' | 'leads'>;

function Actions({ bench, leads }: ActionsProps) {
  if (bench.busy) return <CancelAction bench={bench} />;
  return bench.phase.name === 'succeeded' && !bench.isPreview ? (
    <ResultActions bench={bench} leads={leads} />
  ) : (
    <RunActions bench={bench} />
  );
}

function CancelAction({ bench }: { bench: WorkbenchState }) {
  const t = useT('workbench');
  const { Button } = useKit();
  return (
    <Button size="large" fullWidth onClick={() => void bench.cancel()}>
      {t('workbench:run.cancel')}
    </Button>
  );
}

/** What happens and what it costs: "Remove background · 1 credit". */
function useRunLabel(bench: WorkbenchState, verb: string) {
  const t = useT('workbench');
  return `${verb} · ${t('workbench:run.cost', { count: bench.cost })}`;
}

/** What a button waits for that cannot be pressed yet. */
function Missing({ bench: { tool, missing, matched } }: { bench: WorkbenchState }) {
  const t = useT('workbench');
  const texts = useToolTexts(tool.id);
  const names = missing.map((key) => texts.field(key)).join(t('workbench:comma'));
  if (names) return <p className={styles['missing']}>{t('workbench:run.missing', { names })}</p>;
  return matched ? null : <p className={styles['missing']}>{t('workbench:faces.match')}</p>;
}

/** A small result for nothing, before anything is paid. */
function PreviewButton({ bench }: { bench: WorkbenchState }) {
  const t = useT('workbench');
  const { Button } = useKit();
  if (!bench.preview) return null;
  return (
    <Button fullWidth disabled={!bench.canRun} onClick={() => void bench.preview?.()}>
      {t('workbench:run.preview')}
    </Button>
  );
}

function RunActions({ bench }: { bench: WorkbenchState }) {
  const t = useT('workbench');
  const { Button } = useKit();
  const label = useRunLabel(bench, useToolTexts(bench.tool.id).verb);
  return (
    <div className={styles['run']}>
      <Missing bench={bench} />
      <div className={styles['balance']}>
        <Balance />
      </div>
      <Button
        variant="primary"
        size="large"
        fullWidth
        disabled={!bench.canRun}
        onClick={() => void bench.run()}
      >
        {label}
      </Button>
      <div className={styles['others']}>
        <PreviewButton bench={bench} />
        {bench.needsPhoto && (
          <div className={styles['back']}>
            <Button variant="plain" fullWidth onClick={bench.startOver}>
              {t('workbench:result.newPhoto')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

function ResultActions({ bench, leads }: ActionsProps) {
  const t = useT('workbench');
  const { Button } = useKit();
  const { downloadAll, downloading, saving } = useDownload();
  const again = useRunLabel(bench, t('workbench:run.again'));
  const outputs = bench.job?.outputs ?? [];
  return (
    <>
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
      <div className={styles['pair']}>
        <Button fullWidth disabled={!bench.canRun} onClick={() => void bench.run()}>
          {again}
        </Button>
        <Button fullWidth onClick={bench.startOver}>
          {t(bench.needsPhoto ? 'workbench:result.newPhoto' : 'workbench:result.startOver')}
        </Button>
      </div>
      <Balance />
    </>
  );
}

function Balance() {
  const t = useT('workbench');
  const { signedIn, balance } = useToolServices();
  if (!signedIn) {
    return (
      <p className={styles['note']}>{t('workbench:run.signInFirst', { count: freeCredits })}</p>
    );
  }
  return (
    <p className={styles['note']}>
      {balance === null ? '\u00a0' : t('workbench:run.balance', { count: balance })}
    </p>
  );
}
