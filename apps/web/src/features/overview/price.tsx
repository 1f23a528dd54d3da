import { useT } from '@tintory/i18n';
import type { ToolEntry } from '../../config/tool-looks/use-tool-entries.ts';
import styles from './overview.module.css';

/** The tool's price per picture. */
export function Price({ tool: { credits } }: { tool: ToolEntry }) {
  const t = useT('overview');
  const text =
    credits === null
      ? t('overview:batchPrice')
      : credits === 0
        ? t('overview:free')
        : t('overview:perPicture', { count: credits });
  return <p className={styles['price']}>{text}</p>;
}
