import { mayPassLater, retentionDays, type Job } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { adviceFor } from './failure-advice.ts';

/** Why something came to nothing; where it would again, with what else would help. */
export function useFailureText() {
  const t = useT('workbench');
  return ({ code, message }: NonNullable<Job['error']>, toolId: string): string =>
    mayPassLater(code)
      ? message
      : t(`workbench:failure.next.${adviceFor(code, toolId).text}`, {
          days: retentionDays.results,
        });
}
