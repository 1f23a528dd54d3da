import { batchFunction, tools, type ToolDefinition } from '@tintory/catalog';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import type { ReactNode } from 'react';
import { OptionsForm } from '../option-controls/options-form.tsx';
import { PresetsBar } from '../presets/presets-bar.tsx';
import { PreflightBanner } from '../workbench/preflight-banner.tsx';
import styles from './batch.module.css';
import type { GivenPhotos } from './batch-addition.ts';
import { ChosenPhotos, GivenList } from './batch-photos.tsx';
import { StartAction } from './start-action.tsx';
import { useBatchStart, type BatchStart as Start } from './use-batch-start.ts';

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
          <GivenList toolId={tool.id} given={given} />
        ) : (
          <ChosenPhotos toolId={tool.id} start={start} />
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
          <SamePlace start={start} />
          <PreflightBanner bench={bench} />
        </PresetsBar>
        {tool.looksFirst && <p className={styles['quiet']}>{t('batch:looksFirst')}</p>}
        <StartAction tool={tool} start={start} />
      </section>
    </div>
  );
}

/** Whether a collection is to look like one shoot. */
function SamePlace({ start: { samePlace, setSamePlace, starting } }: { start: Start }) {
  const t = useT('batch');
  const { Switch } = useKit();
  if (samePlace === undefined) return null;
  return (
    <Switch
      label={t('batch:samePlace.label')}
      help={t('batch:samePlace.help')}
      value={samePlace}
      disabled={starting}
      onChange={setSamePlace}
    />
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
