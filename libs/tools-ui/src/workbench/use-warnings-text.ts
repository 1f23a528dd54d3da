import { warningsOf, unknownWords, type Job } from '@tintory/contract';
import { useT } from '@tintory/i18n';

/** All warnings about a result, as one text. */
export function useWarningsText() {
  const t = useT('workbench');
  return (job: Pick<Job, 'result'>): string => {
    const warnings = warningsOf(job).map((warning) => t(`workbench:result.warning.${warning}`));
    const words = unknownWords(job).join(t('workbench:comma'));
    return [...warnings, ...(words ? [t('workbench:result.unknown', { words })] : [])].join(' ');
  };
}
