import type { ReactNode } from 'react';
import styles from './tool-button.module.css';

type ToolButtonProps = {
  label: string;
  /** As `aria-keyshortcuts` names keys. */
  shortcut?: string;
  pressed?: boolean;
  off?: boolean;
  onClick: () => void;
  children: ReactNode;
};

/**
 * A subtle button beside the picture. Uses `aria-disabled`, because `disabled` would drop the focus
 * and with it the shortcuts.
 */
export function ToolButton({ label, shortcut, pressed, off, onClick, children }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={styles['button']}
      aria-label={label}
      title={label}
      aria-keyshortcuts={shortcut}
      aria-pressed={pressed}
      aria-disabled={off || undefined}
      onClick={() => !off && onClick()}
    >
      {children}
    </button>
  );
}
