import { Tabs as MantineTabs } from '@mantine/core';
import type { TabsProps } from '@tintory/ui-kit';
import styles from './tabs.module.css';

export function Tabs({ label, value, onChange, tabs }: TabsProps) {
  return (
    <MantineTabs value={value} onChange={(next) => next !== null && onChange(next)}>
      <MantineTabs.List aria-label={label} className={styles['list']}>
        {tabs.map((tab) => (
          <MantineTabs.Tab key={tab.value} value={tab.value} className={styles['tab']}>
            {tab.label}
          </MantineTabs.Tab>
        ))}
      </MantineTabs.List>
      {tabs.map((tab) => (
        <MantineTabs.Panel key={tab.value} value={tab.value} pt={16}>
          {tab.content}
        </MantineTabs.Panel>
      ))}
    </MantineTabs>
  );
}
