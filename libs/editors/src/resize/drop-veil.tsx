import { useT } from '@tintory/i18n';
import { useFileInput } from '@tintory/tools-ui';
import styles from './resize-editor.module.css';

/** A photo may be dropped anywhere on the page, or pasted; the canvas shows where it lands. */
export function DropVeil({ onFile }: { onFile: (file: File) => void }) {
  const t = useT('resize');
  const hovering = useFileInput(onFile);
  return hovering && <div className={styles['dropVeil']}>{t('resize:drop.over')}</div>;
}
