import { useAdviceText } from './use-failure-text.ts';
import type { WorkbenchState } from './use-workbench.ts';

/** What is said at the option that a run failed of; of a picture all that is known. */
export function useWrongWhy({ tool, wrongPicture, wrongWhy }: WorkbenchState): string | undefined {
  const advice = useAdviceText(tool.id);
  return wrongPicture ? advice(wrongPicture) : wrongWhy;
}
