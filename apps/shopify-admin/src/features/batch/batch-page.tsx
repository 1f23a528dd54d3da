import { useT } from '@tintory/i18n';
import { BatchDesk, type GivenPhotos } from '@tintory/tools-ui';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../config/page-title.tsx';
import { paths } from '../../config/paths.ts';
import styles from './batch-page.module.css';
import { GatherHead } from './gather-head.tsx';
import { publishing } from './publishing.ts';
import { useChosenPictures } from './use-chosen-pictures.ts';

/** What was chosen on the pages before, in place of files. */
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

/** Many photos through one tool; batch and tool stand in the address. */
export function BatchPage() {
  const t = useT('batch');
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const given = useGiven();
  const setTool = (tool: string) =>
    setParams({ tool }, { replace: true, preventScrollReset: true, state });
  return (
    <div className={styles['batch']}>
      <PageTitle title={t('batch:title')} />
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
