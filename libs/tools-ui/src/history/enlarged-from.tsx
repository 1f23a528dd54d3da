import { enlargedFromKeys, type Job } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { AppLink } from '../app-link.tsx';
import { useJobHref } from '../jobs/use-job-href.ts';
import { useToolTexts } from '../use-tool-texts.ts';
import styles from './history-list.module.css';

/** Which result a larger file was made from; nothing for any other. */
export function EnlargedFrom({ job: { metadata, inputs } }: { job: Job }) {
  const [jobId, toolId] = [metadata[enlargedFromKeys.job], metadata[enlargedFromKeys.tool]];
  if (typeof jobId !== 'string' || typeof toolId !== 'string') return null;
  const factor = inputs.find(({ key }) => key === 'factor')?.value;
  return <Source jobId={jobId} toolId={toolId} factor={String(factor)} />;
}

type SourceProps = { jobId: string; toolId: string; factor: string };

function Source({ jobId, toolId, factor }: SourceProps) {
  const t = useT('history');
  const href = useJobHref();
  const { title: tool } = useToolTexts(toolId);
  return (
    <AppLink className={styles['source']} href={href(toolId, jobId)}>
      {t('history:enlarged', { factor, tool })}
    </AppLink>
  );
}
