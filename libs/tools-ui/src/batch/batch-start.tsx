import { batchFunction, tools, type ToolDefinition } from '@tintory/catalog';
import { batchRules, freeCredits, imageLimits } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useRef, type ReactNode } from 'react';
import { splitCost, type SplitCost } from '../jobs/split-cost.ts';
import { useRunCost } from '../jobs/use-cost.ts';
import { OptionsForm } from '../options/options-form.tsx';
import { ByPointer } from '../pointer/by-pointer.tsx';
import { PresetsBar } from '../presets/presets-bar.tsx';
import { useToolServices } from '../tool-services.tsx';
import { ForesightNotice } from '../workbench/foresight-notice.tsx';
import { usePassedFocus } from '../workbench/use-passed-focus.ts';
import { useToolTexts } from '../workbench/use-tool-texts.ts';
import styles from './batch.module.css';
import { BatchList } from './batch-list.tsx';
import type { GivenPhotos } from './batch-addition.ts';
import { batchRows, rowOfGiven } from './batch-rows.ts';
import { PickPhotos } from './pick-photos.tsx';
import { useBatchStart, type BatchStart as Start } from './use-batch-start.ts';
import { useDroppedFiles } from './use-dropped-files.ts';

type BatchStartProps = {
  /** Above the photos, so that what starts them is beside it from the top of the window on. */
  lead?: ReactNode;
  tool: ToolDefinition;
  onTool: (toolId: string) => void;
  onStarted: (batchId: string) => void;
  given?: GivenPhotos | undefined;
};

/** Photos at one side, tool and options at the other, one button below. */
export function BatchStart({ lead, tool, onTool, onStarted, given }: BatchStartProps) {
  const t = useT('batch');
  const start = useBatchStart({ tool, onStarted, given: given?.items });
  const bench = { ...start, tool, busy: start.starting, photo: null };
  return (
    <div className={styles['columns']}>
      <div className={styles['main']}>
        {lead}
        {given ? (
          <Given toolId={tool.id} given={given} />
        ) : (
          <Photos toolId={tool.id} start={start} />
        )}
      </div>
      <section className={styles['panel']}>
        <ToolChoice current={tool.id} onTool={onTool} />
        <PresetsBar bench={bench}>
          <OptionsForm
            toolId={tool.id}
            fields={start.func.fields}
            values={start.values}
            disabled={start.starting}
            onChange={start.setValue}
          />
          <ForesightNotice bench={bench} />
        </PresetsBar>
        {tool.looksFirst && <p className={styles['quiet']}>{t('batch:looksFirst')}</p>}
        <StartAction tool={tool} start={start} />
      </section>
    </div>
  );
}

type GivenProps = { toolId: string; given: GivenPhotos };

function Given({ toolId, given: { items, head, onRemove, onClear } }: GivenProps) {
  const t = useT('batch');
  const { Button } = useKit();
  return (
    <div className={styles['photos']}>
      {head}
      {items.length > 0 && (
        <>
          <div className={styles['bar']}>
            <strong>{t('batch:photos', { count: items.length })}</strong>
            <Button variant="plain" onClick={onClear}>
              {t('batch:clear')}
            </Button>
          </div>
          <BatchList rows={items.map(rowOfGiven)} toolId={toolId} onRemove={onRemove} />
        </>
      )}
    </div>
  );
}

function Photos({ toolId, start }: { toolId: string; start: Start }) {
  const t = useT('batch');
  const hovering = useDroppedFiles(start.add);
  const { Banner, Button } = useKit();
  const { photos, left, refused } = start;
  const root = usePassedFocus<HTMLDivElement>();
  const more = useRef<HTMLSpanElement>(null);
  const removeRefused = () => {
    more.current?.querySelector('button')?.focus();
    start.removeRefused();
  };
  const megabytes = imageLimits.maxBytes / 1_000_000;
  if (photos.length === 0) {
    return (
      <div ref={root} className={styles['drop']} data-hovering={hovering || undefined}>
        <strong className={styles['dropTitle']}>
          {hovering ? (
            t('batch:drop.over')
          ) : (
            <ByPointer mouse={t('batch:drop.title')} touch={t('batch:drop.titleTouch')} />
          )}
        </strong>
        <span className={styles['quiet']}>{t('batch:drop.hint', { megabytes })}</span>
        <FirstStep start={start} />
      </div>
    );
  }
  return (
    <div ref={root} className={styles['photos']} data-hovering={hovering || undefined}>
      {left > 0 && (
        <Banner
          tone="caution"
          title={t('batch:left', { count: left, limit: batchRules.maxItems })}
        />
      )}
      {refused > 0 && (
        <Banner
          tone="caution"
          title={t('batch:refused', { count: refused })}
          action={{ label: t('batch:removeRefused'), onClick: removeRefused }}
        />
      )}
      <div className={styles['bar']}>
        <strong>{t('batch:photos', { count: photos.length })}</strong>
        <span className={styles['barActions']}>
          <Button variant="plain" onClick={start.clear}>
            {t('batch:clear')}
          </Button>
          <span ref={more}>
            <PickPhotos label={t('batch:drop.more')} onFiles={start.add} />
          </span>
        </span>
      </div>
      <BatchList rows={batchRows([], photos)} toolId={toolId} onRemove={start.remove} />
    </div>
  );
}

/** Signing in may leave the page, and files chosen before would be lost with it: so it comes first. */
function FirstStep({ start }: { start: Start }) {
  const t = useT('batch');
  const { Button } = useKit();
  const { signedIn, requestSignIn } = useToolServices();
  if (signedIn) return <PickPhotos primary label={t('batch:drop.pick')} onFiles={start.add} />;
  return (
    <Button variant="primary" size="large" onClick={requestSignIn}>
      {t('batch:signIn')}
    </Button>
  );
}

function ToolChoice({ current, onTool }: { current: string; onTool: (id: string) => void }) {
  const t = useT('batch', 'tools');
  const { Select } = useKit();
  const options = tools
    .filter(batchFunction)
    .map(({ id }) => ({ value: id, label: t(`tools:${id}.title`) }));
  return <Select label={t('batch:tool')} value={current} options={options} onChange={onTool} />;
}

function StartAction({ tool, start }: { tool: ToolDefinition; start: Start }) {
  const t = useT('batch');
  const { Banner, Button } = useKit();
  const { verb } = useToolTexts(tool.id);
  const { each, func, count } = start;
  const costOf = useRunCost();
  const cost = costOf({ count: Math.max(count, 1), each, perPicture: func.credits });
  return (
    <div className={styles['action']}>
      {start.failed && <Banner tone="bad" title={t('batch:startFailed')} />}
      <p className={styles['note']}>
        <Affordable start={start} />
      </p>
      <Button
        variant="primary"
        size="large"
        fullWidth
        loading={start.starting}
        disabled={!start.canStart}
        onClick={() => void start.start()}
      >
        {t('batch:start', { verb, cost })}
      </Button>
    </div>
  );
}

/** Whether the credits are enough, and what is charged beyond them, said before anything is. */
function Affordable({ start: { count, each, func } }: { start: Start }) {
  const t = useT('batch', 'workbench');
  const { balance, signedIn, fee } = useToolServices();
  if (!signedIn) return t('workbench:run.signInFirst', { count: freeCredits });
  if (balance === null) return '\u00a0';
  const split = splitCost({ count, each, perPicture: func.credits }, balance, fee);
  if (split.byFee > 0) return <BeyondCredits split={split} />;
  if (split.unpaid > 0) return t('batch:pays', { count: split.byCredits });
  return t('workbench:run.balance', { count: balance });
}

function BeyondCredits({ split }: { split: SplitCost }) {
  const t = useT('batch');
  const { dollars } = useFormats();
  const { byCredits, byFee, unpaid, cents } = split;
  const sums = { each: dollars(cents / 100), sum: dollars((byFee * cents) / 100) };
  const said = [
    t('batch:covers', { count: byCredits }),
    t('batch:beyond', { count: byFee, ...sums }),
    unpaid > 0 && t('batch:waits', { count: unpaid }),
  ];
  return said.filter(Boolean).join(' ');
}
