import { imageLimits, retentionDays, type Job } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { longestWaitSeconds, type Failure } from '../jobs/failure.ts';
import { codeOfRun } from '../jobs/failure.ts';
import { adviceFor } from './failure-advice.ts';
import { useToolTexts } from '../use-tool-texts.ts';

/** The advice for a failure, as text. */
export function useAdviceText(toolId: string) {
  const t = useT('workbench');
  const texts = useToolTexts(toolId);
  return ({ code, field = '', reason, seconds = longestWaitSeconds }: Failure): string => {
    const { text } = adviceFor(code, toolId, field, reason);
    const known = {
      ...{ ...retentionDays, least: imageLimits.minSide },
      ...{ name: texts.field(field), count: seconds },
    };
    return t(`workbench:failure.next.${text}`, known);
  };
}

/** Why a job failed, or what to change if a retry would fail too. */
export function useFailureText(toolId: string) {
  const advice = useAdviceText(toolId);
  return ({ code, message, field, reason }: NonNullable<Job['error']>): string => {
    const failure = { code: codeOfRun(code), field, reason };
    const { action } = adviceFor(failure.code, toolId, field, reason);
    return action === 'retry' ? message : advice(failure);
  };
}
