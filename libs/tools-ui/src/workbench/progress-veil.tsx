import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { isBusy, type JobPhase } from '../jobs/job-phase.ts';
import styles from './canvas.module.css';

/** The progress, over the picture being worked on. */
export function ProgressVeil({ phase }: { phase: JobPhase }) {
  const t = useT('workbench');
  const { Progress } = useKit();
  if (!isBusy(phase)) return null;
  const label = t(`workbench:status.${phase.name}`);
  return (
    <div className={styles['veil']}>
      <div className={styles['veilCard']}>
        <span>{label}</span>
        <Progress label={label} {...(phase.progress > 0 ? { value: phase.progress } : {})} />
      </div>
    </div>
  );
}
