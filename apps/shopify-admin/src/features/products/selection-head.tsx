import { Button, Checkbox, Text } from '@shopify/polaris';
import { useT } from '@tintory/i18n';
import type { ReactNode } from 'react';
import styles from './products.module.css';
import type { Selection } from './use-selection.ts';

type SelectionHeadProps<Item extends { id: string }> = {
  selection: Selection<Item>;
  /** What stands below. */
  shown: readonly Item[];
  label: string;
  /** Text with the number of selected items. */
  chosenText: string;
  /** Further ways to choose. */
  more?: ReactNode;
  action: ReactNode;
};

/** The row above a list: a checkbox for all items, and the actions for the selection. */
export function SelectionHead<Item extends { id: string }>(props: SelectionHeadProps<Item>) {
  const { selection, shown, label, chosenText, more, action } = props;
  const t = useT('merchant');
  const all = selection.hasAll(shown);
  const some = selection.count > 0;
  return (
    <div className={styles['head']} role="group" aria-label={chosenText}>
      <Checkbox
        label={label}
        labelHidden={some}
        checked={all ? true : some ? 'indeterminate' : false}
        disabled={shown.length === 0}
        onChange={() => (all ? selection.remove(shown) : selection.add(shown))}
      />
      <span role="status" className={styles['count']}>
        {some && (
          <Text as="span" fontWeight="semibold">
            {chosenText}
          </Text>
        )}
      </span>
      <div className={styles['headMore']}>
        {more}
        {some && (
          <Button variant="plain" onClick={selection.clear}>
            {t('merchant:products.clear')}
          </Button>
        )}
      </div>
      {some && <div className={styles['headAction']}>{action}</div>}
    </div>
  );
}
