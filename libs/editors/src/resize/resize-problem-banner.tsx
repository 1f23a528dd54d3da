import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { ProblemBanner } from '@tintory/tools-ui';
import type { ResizeProblem } from './open-photo.ts';

/** Why the chosen file cannot be used, where it was chosen. */
export function ResizeProblemBanner({ problem }: { problem: ResizeProblem | null }) {
  const t = useT('resize');
  const { Banner } = useKit();
  if (problem?.kind === 'unreadable') return <Banner tone="bad" title={t('resize:unreadable')} />;
  return <ProblemBanner problem={problem} />;
}
