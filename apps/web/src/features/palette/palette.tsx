import { useT } from '@tintory/i18n';
import { Dialog, type ModalControls } from '@tintory/ui-kit';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { ActionList } from './action-list.tsx';
import styles from './palette.module.css';
import { listId, optionId, useChoice } from './use-choice.ts';

/** Command palette: finds tools, pages, latest results and settings by a few letters. */
export function Palette({ onClose }: ModalControls) {
  const t = useT('palette');
  const input = useRef<HTMLInputElement>(null);
  const { words, setWords, found, current, setCurrent, onKeyDown, run } = useChoice(onClose);
  // After the dialog has taken the focus.
  useEffect(() => input.current?.focus(), []);
  return (
    <Dialog
      title={t('palette:title')}
      titleHidden
      onClose={onClose}
      closeLabel={t('close')}
      width={600}
    >
      <div className={styles['palette']}>
        <div className={styles['field']}>
          <IconSearch size={20} stroke={1.75} aria-hidden="true" />
          <input
            ref={input}
            role="combobox"
            aria-label={t('palette:input')}
            placeholder={t('palette:input')}
            aria-expanded={found.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={current && optionId(current)}
            autoComplete="off"
            spellCheck={false}
            value={words}
            onChange={({ target }) => setWords(target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        <ActionList actions={found} current={current} onCurrent={setCurrent} onRun={run} />
        <p className={styles['none']} role="status">
          {found.length === 0 && t('palette:none', { words: words.trim() })}
        </p>
        <p className={styles['keys']} aria-hidden="true">
          {t('palette:keys')}
        </p>
      </div>
    </Dialog>
  );
}
