import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import type { FileProblem } from '@tintory/picture-files';

/** Why the chosen file cannot be used, where it was chosen. */
export function ProblemBanner({ problem }: { problem: FileProblem | null }) {
  const t = useT('workbench');
  const { Banner } = useKit();
  if (!problem) return null;
  const numbers = { size: '', limit: 0, ...problem };
  return <Banner tone="bad" title={t(`workbench:problems.${problem.kind}`, numbers)} />;
}
