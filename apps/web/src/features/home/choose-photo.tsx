import { useT } from '@tintory/i18n';
import { pickedTypes } from '@tintory/picture-files/check-image-file';
import { useRef } from 'react';
import styles from './home.module.css';

/** The main action: opens the file dialog. */
export function ChoosePhoto({ onChoose }: { onChoose: (file: File) => void }) {
  const t = useT('home');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className={styles['choose']} onClick={() => input.current?.click()}>
        {t('home:choose')}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={pickedTypes}
        aria-label={t('home:choose')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onChoose(file);
          target.value = '';
        }}
      />
    </>
  );
}
