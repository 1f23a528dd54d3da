import { retentionDays, type Job } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { codeOfRun } from '../jobs/job-phase.ts';
import { adviceFor } from './failure-advice.ts';

/** Why something came to nothing; where it would again, with what else would help. */
export function useFailureText() {
  const t = useT('workbench');
  return ({ code, message }: NonNullable<Job['error']>, toolId: string): string => {
    const { text, action } = adviceFor(codeOfRun(code), toolId);
    return action === 'retry' ? message : t(`workbench:failure.next.${text}`, retentionDays);
  };
}
