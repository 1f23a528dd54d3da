import { batchFunction, findTool, tools, type ToolDefinition } from '@tintory/catalog';
import { batchRules } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import type { BatchAddition, GivenPhotos } from './batch-addition.ts';
import styles from './batch.module.css';
import { BatchStart } from './batch-start.tsx';
import { BatchView } from './batch-view.tsx';
import { RecentBatches } from './recent-batches.tsx';

type BatchDeskProps = {
  /** Both from the page's address, so that a reload finds the same. */
  batchId: string | null;
  toolId: string | null;
  onBatch: (id: string | null) => void;
  onTool: (id: string) => void;
  /** Instead of photos of this browser. */
  given?: GivenPhotos | undefined;
  addition?: BatchAddition | undefined;
};

function chosenTool(id: string | null): ToolDefinition {
  const chosen = id === null ? undefined : findTool(id);
  return chosen && batchFunction(chosen) ? chosen : tools[0];
}

/** Many photos through one tool, from choosing them to the ZIP. */
export function BatchDesk(props: BatchDeskProps) {
  const { batchId, toolId, onBatch, onTool, given, addition } = props;
  const tool = chosenTool(toolId);
  return (
    <div className={styles['desk']}>
      {batchId ? (
        <>
          <Lead />
          <BatchView
            key={batchId}
            batchId={batchId}
            onAnother={() => onBatch(null)}
            addition={addition}
          />
        </>
      ) : (
        <>
          <BatchStart
            lead={<Lead />}
            tool={tool}
            onTool={onTool}
            onStarted={onBatch}
            given={given}
          />
          <RecentBatches onOpen={onBatch} />
        </>
      )}
    </div>
  );
}

function Lead() {
  const t = useT('batch');
  return (
    <header className={styles['lead']}>
      <h1 className={styles['title']}>{t('batch:title')}</h1>
      <p className={styles['quiet']}>{t('batch:lead', { count: batchRules.maxItems })}</p>
    </header>
  );
}
