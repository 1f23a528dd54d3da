import type { Job } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { openModal, useKit } from '@tintory/ui-kit';
import { rasterOf } from '../results/image-of-output.ts';
import type { Outcome } from './use-outcome.ts';
import { largerSource } from '../results/larger-source.ts';

type LargerButtonProps = { job: Job | undefined; output: Outcome['output'] };

/** Opens the larger sizes of the picture that is looked at; nothing where there are none. */
export function LargerButton({ job, output: { shown, outputs } }: LargerButtonProps) {
  const t = useT('workbench');
  const { Button } = useKit();
  const output = shown && rasterOf(shown, outputs);
  const source = output && largerSource(job, output);
  if (!source) return null;
  return (
    <Button
      size="large"
      label={t('workbench:larger.title')}
      onClick={() => openModal('larger', source)}
    >
      {t('workbench:larger.action')}
    </Button>
  );
}
