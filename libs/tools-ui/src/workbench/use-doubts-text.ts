import { doubtsOf, unknownWords, type Job } from '@tintory/contract';
import { useT } from '@tintory/i18n';

/** All that a result deserves a second look for, as one text. */
export function useDoubtsText() {
  const t = useT('workbench');
  return (job: Pick<Job, 'result'>): string => {
    const doubts = doubtsOf(job).map((doubt) => t(`workbench:result.doubt.${doubt}`));
    const words = unknownWords(job).join(t('workbench:comma'));
    return [...doubts, ...(words ? [t('workbench:result.unknown', { words })] : [])].join(' ');
  };
}
