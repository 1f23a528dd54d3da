import type { TabsProps } from '@tintory/ui-kit';
import { useId, useRef, type KeyboardEvent } from 'react';
import styles from './tabs.module.css';

/** Looks like Polaris' tabs, which collapse overflow and measure the layout on every render. */
export function Tabs({ label, value, onChange, tabs }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const next = neighbour(
      event,
      tabs.findIndex((tab) => tab.value === value),
      tabs.length,
    );
    const tab = next === null ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.value);
    list.current?.querySelectorAll('button')[next ?? 0]?.focus();
  };
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles['list']}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-controls={`${id}-${tab.value}-panel`}
            aria-selected={tab.value === value}
            tabIndex={tab.value === value ? 0 : -1}
            className={styles['tab']}
            onClick={() => onChange(tab.value)}
            onKeyDown={move}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-${tab.value}-panel`}
          aria-labelledby={`${id}-${tab.value}`}
          hidden={tab.value !== value}
          className={styles['panel']}
        >
          {tab.value === value && tab.content}
        </div>
      ))}
    </div>
  );
}

/**
 * Index that an arrow key moves to in the reading direction, wrapping around; null for other keys.
 */
function neighbour({ key, currentTarget }: KeyboardEvent, at: number, count: number) {
  const onward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = onward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === onward) return (at + 1) % count;
  return key === back ? (at - 1 + count) % count : null;
}
