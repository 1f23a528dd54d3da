import { Popover } from '@shopify/polaris';
import type { BatchItem } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useState } from 'react';
import styles from './batch-page.module.css';
import { pickedOutput } from './publish-results.ts';
import { publishStore } from './publish-store.ts';
import { usePublishEntries } from './use-publishing.ts';

/** Choice of the output to publish from a result with several. */
export function OutputMenu({ item }: { item: BatchItem }) {
  const t = useT('merchant');
  const [open, setOpen] = useState(false);
  const { picks } = usePublishEntries();
  const { id, name, outputs } = item;
  const picked = pickedOutput(item, picks);
  if (!picked || outputs.length < 2) return null;
  const number = outputs.indexOf(picked) + 1;
  const label = t('merchant:batch.picked', { name, number, total: outputs.length });
  const activator = (
    <button
      type="button"
      className={styles['picked']}
      aria-label={label}
      onClick={() => setOpen(!open)}
    >
      <img src={picked.thumbnail_url ?? picked.url} alt="" width={24} height={24} />
      {number}/{outputs.length}
    </button>
  );
  const pick = (index: number) => {
    publishStore.pick(id, index);
    setOpen(false);
  };
  return (
    <Popover
      active={open}
      activator={activator}
      preferredAlignment="right"
      autofocusTarget="first-node"
      onClose={() => setOpen(false)}
    >
      <Outputs item={item} label={label} shown={number - 1} onPick={pick} />
    </Popover>
  );
}

type OutputsProps = {
  item: BatchItem;
  label: string;
  shown: number;
  onPick: (index: number) => void;
};

function Outputs({ item: { outputs }, label, shown, onPick }: OutputsProps) {
  const t = useT('workbench');
  const total = outputs.length;
  return (
    <div role="group" aria-label={label} className={styles['outputs']}>
      {outputs.map(({ object_id: objectId, url, thumbnail_url: small }, index) => (
        <button
          key={objectId}
          type="button"
          aria-pressed={index === shown}
          aria-label={t('workbench:result.one', { number: index + 1, total })}
          onClick={() => onPick(index)}
        >
          <img src={small ?? url} alt="" width={72} height={72} />
        </button>
      ))}
    </div>
  );
}
