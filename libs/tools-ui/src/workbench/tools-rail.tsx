import { tools } from '@tintory/catalog';
import { useT } from '@tintory/i18n';
import type { MouseEvent } from 'react';
import { useToolServices } from '../tool-services.tsx';
import { ToolIcon } from './tool-icon.tsx';
import styles from './tools-rail.module.css';
import { useToolTexts } from './use-tool-texts.ts';

/** All tools, one click apart; the present one is marked. */
export function ToolsRail({ current }: { current: string }) {
  const t = useT('workbench');
  return (
    <nav className={styles['rail']} aria-label={t('workbench:toolsRail')}>
      {tools.map(({ id, path, icon }) => (
        <RailLink key={id} id={id} path={path} icon={icon} current={id === current} />
      ))}
    </nav>
  );
}

type RailLinkProps = { id: string; path: string; icon: string; current: boolean };

function RailLink({ id, path, icon, current }: RailLinkProps) {
  const { navigate } = useToolServices();
  const { title } = useToolTexts(id);
  const follow = (event: MouseEvent) => {
    // A new tab or window is the browser's own business.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(path);
  };
  return (
    <a
      className={styles['link']}
      href={path}
      onClick={follow}
      aria-current={current ? 'page' : undefined}
    >
      <ToolIcon name={icon} />
      <span>{title}</span>
    </a>
  );
}
