import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { IconChevronDown, IconWand } from '@tabler/icons-react';
import { ToolIcon } from '../workbench/tool-icon.tsx';
import { photoTools } from './photo-tools.ts';
import styles from './toolbar.module.css';

/** Where the picture can go on to: every tool that takes a photo. */
export function UseMenu({ onUse }: { onUse: (toolId: string) => void }) {
  const t = useT('preview', 'tools');
  const { Menu } = useKit();
  return (
    <Menu
      label={t('preview:use')}
      trigger={
        <span className={styles['use']}>
          <IconWand size={20} stroke={1.75} aria-hidden="true" />
          <span className={styles['useLabel']}>{t('preview:use')}</span>
          <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
        </span>
      }
      items={photoTools.map(({ id, icon }) => ({
        label: t(`tools:${id}.title`),
        icon: <ToolIcon name={icon} size={20} />,
        onSelect: () => onUse(id),
      }))}
    />
  );
}
