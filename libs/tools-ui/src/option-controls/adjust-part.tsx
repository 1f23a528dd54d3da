import { IconChevronDown } from '@tabler/icons-react';
import { useT } from '@tintory/i18n';
import { useState, type ReactNode } from 'react';
import styles from './adjust-part.module.css';

type AdjustPartProps = {
  /** Opened when a run failed because of a field in it. */
  isWrong: boolean;
  children: ReactNode;
};

/** Rarely changed options, collapsed. */
export function AdjustPart({ isWrong, children }: AdjustPartProps) {
  const t = useT('workbench');
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles['adjust']}
      open={isOpen || isWrong}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={styles['summary']}>
        {t('workbench:places.adjust')}
        <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
      </summary>
      <div className={styles['controls']}>{children}</div>
    </details>
  );
}
