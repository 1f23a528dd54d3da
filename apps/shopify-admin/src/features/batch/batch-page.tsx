import { Button } from '@shopify/polaris';
import { findTool, tools, type ToolDefinition } from '@tintory/catalog';
import { batchRules } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { BatchDesk, type GivenPhotos } from '@tintory/tools-ui';
import type { ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../store/page-title.tsx';
import { paths } from '../../config/paths.ts';
import { StoreBar } from '../../store/store-bar.tsx';
import styles from './batch-page.module.css';
import { GatherHead } from './gather-head.tsx';
import { publishing } from './publishing.ts';
import { useChosenPictures } from './use-chosen-pictures.ts';

/** Pictures chosen on the previous pages, instead of files. */
function useGiven(): GivenPhotos | undefined {
  const chosen = useChosenPictures();
  const navigate = useNavigate();
  if (!chosen) return undefined;
  const { items, products, which, setWhich, state, remove } = chosen;
  const head = products > 0 && (
    <GatherHead products={products} which={which} onWhich={setWhich} state={state} />
  );
  return { items, onRemove: remove, onClear: () => void navigate(paths.products.href()), head };
}

type BatchPageProps = {
  /** Notice of the usage fees for this number of photos, as far as the cap allows them. */
  beyond: (tool: ToolDefinition, photos: number) => ReactNode;
};

/** Runs many photos through one tool; batch and tool are in the URL. */
export function BatchPage({ beyond }: BatchPageProps) {
  const t = useT('batch', 'merchant');
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const given = useGiven();
  const setTool = (tool: string) =>
    setParams({ tool }, { replace: true, preventScrollReset: true, state });
  const starts = !params.get('batch');
  const tool = findTool(params.get('tool') ?? '') ?? tools[0];
  const choose = (
    <Button url={paths.products.href()}>{t('merchant:home.steps.choose.action')}</Button>
  );
  return (
    <div className={styles['batch']}>
      <PageTitle title={t('batch:title')} />
      {/* How many files will be chosen nobody knows yet. */}
      {starts && beyond(tool, given?.items.length ?? batchRules.maxItems)}
      {starts && !given && <StoreBar text={t('merchant:batch.fromStore')} action={choose} />}
      <BatchDesk
        batchId={params.get('batch')}
        toolId={params.get('tool')}
        onBatch={(id) => setParams(id ? { batch: id } : {})}
        onTool={setTool}
        given={given}
        addition={publishing}
      />
    </div>
  );
}
