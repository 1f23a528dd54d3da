import { useAdviceText } from './use-failure-text.ts';
import type { WorkbenchState } from './use-workbench.ts';

/** The error at the option that made the run fail; for a picture with the full advice. */
export function useWrongWhy({ tool, wrongPicture, wrongWhy }: WorkbenchState): string | undefined {
  const advice = useAdviceText(tool.id);
  return wrongPicture ? advice(wrongPicture) : wrongWhy;
}
