import { useT } from '@tintory/i18n';
import { useRef, type KeyboardEvent } from 'react';
import { paintTools } from '../tools.ts';
import type { Workspace } from '../use-workspace.ts';
import styles from './tool-bar.module.css';
import { useMore } from './use-more.ts';

/** The tool that an arrow key leads to; works for the column and a phone's bar. */
const moves: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index + count - 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const backwards: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** One stop for the Tab key: arrows go from tool to tool, Enter or Space takes one. */
export function ToolBar({ space }: { space: Workspace }) {
  const t = useT('paint');
  const row = useRef<HTMLDivElement>(null);
  useMore(row);
  const offered = paintTools.filter(({ id }) => space.offers(id));

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const key = rtl ? (backwards[event.key] ?? event.key) : event.key;
    const index = buttons.indexOf(event.target as HTMLElement);
    const next = moves[key]?.(index, buttons.length);
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  };

  return (
    <div
      ref={row}
      role="toolbar"
      tabIndex={-1}
      className={styles['bar']}
      aria-label={t('paint:tools')}
      inert={space.busy.label !== null}
      onKeyDown={onKeyDown}
    >
      {offered.map(({ id, key, Icon }) => (
        <button
          key={id}
          type="button"
          className={styles['tool']}
          aria-pressed={id === space.settings.tool}
          aria-keyshortcuts={key}
          tabIndex={id === space.settings.tool ? 0 : -1}
          onClick={() => void space.chooseTool(id)}
        >
          <Icon size={22} stroke={1.75} aria-hidden="true" />
          <span>{t(`paint:tool.${id}`)}</span>
        </button>
      ))}
    </div>
  );
}
