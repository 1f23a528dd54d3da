import { tools } from '@tintory/catalog';
import { useT } from '@tintory/i18n';
import { useEffect, useRef } from 'react';
import { AppLink } from '../app-link.tsx';
import { useToolServices } from '../tool-services.tsx';
import { ToolIcon } from './tool-icon.tsx';
import styles from './tools-rail.module.css';
import { useToolTexts } from '../use-tool-texts.ts';

/** Links to all tools; the current one is marked. */
export function ToolsRail({ current }: { current: string }) {
  const t = useT('workbench');
  return (
    <nav className={styles['rail']} aria-label={t('workbench:toolsRail')}>
      {tools.map(({ id, icon }) => (
        <RailLink key={id} id={id} icon={icon} current={id === current} />
      ))}
    </nav>
  );
}

type RailLinkProps = { id: string; icon: string; current: boolean };

const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;

/** A link to a tool; the current one is scrolled into view within the rail. */
function RailLink({ id, icon, current }: RailLinkProps) {
  const { toolHref } = useToolServices();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const rail = link.current?.parentElement;
    if (!current || !link.current || !rail) return;
    // `scrollIntoView` would scroll the page too.
    const below = bottomOf(link.current) - bottomOf(rail);
    if (below > 0) rail.scrollTop += below;
  }, [current]);
  const { title } = useToolTexts(id);
  return (
    <AppLink
      ref={link}
      className={styles['link']}
      href={toolHref(id)}
      aria-current={current ? 'page' : undefined}
    >
      <ToolIcon name={icon} />
      <span>{title}</span>
    </AppLink>
  );
}
