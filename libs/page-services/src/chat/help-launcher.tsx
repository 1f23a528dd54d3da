import { IconMessageCircleQuestion } from '@tabler/icons-react';
import { useT } from '@tintory/i18n';
import { openModal } from '@tintory/ui-kit';
import styles from './help-launcher.module.css';

/** Opens the help form: in the corner where there is room beside the page, else at the page's end. */
export function HelpLauncher() {
  const t = useT();
  return (
    <button
      type="button"
      className={styles['launcher']}
      aria-haspopup="dialog"
      onClick={() => openModal('help', {})}
    >
      <IconMessageCircleQuestion size={20} stroke={1.75} aria-hidden />
      <span>{t('help')}</span>
    </button>
  );
}
