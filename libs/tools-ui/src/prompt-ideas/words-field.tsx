import { useT } from '@tintory/i18n';
import { useKit, type TextAreaProps } from '@tintory/ui-kit';
import { useState, type ClipboardEvent, type ReactNode } from 'react';
import styles from './words-field.module.css';

/** The count of letters is shown from this fraction of the maximum on. */
const nearEnd = 0.8;

type WordsFieldProps = TextAreaProps & {
  /** Content below it, beside the count. */
  below?: ReactNode;
};

/** A text area that shows its length near the maximum, and says when pasted text was cut. */
export function WordsField({ below, ...field }: WordsFieldProps) {
  const t = useT('workbench');
  const { TextArea } = useKit();
  const { value, maxLength: most = Infinity } = field;
  const [cut, setCut] = useState(false);
  const { length } = value;
  const change = (next: string) => {
    if (next.length < most) setCut(false);
    field.onChange(next);
  };
  return (
    <div className={styles['field']} onPaste={(event) => setCut(isTooLong(event, most))}>
      <TextArea {...field} onChange={change} />
      <div className={styles['below']}>
        {below}
        {length >= most * nearEnd && (
          <span className={styles['length']}>{t('workbench:words.length', { length, most })}</span>
        )}
      </div>
      <p className={styles['cut']} aria-live="polite">
        {cut && length >= most && t('workbench:words.cut')}
      </p>
    </div>
  );
}

/** Whether the browser will cut the pasted text, which it does silently. */
function isTooLong({ target, clipboardData }: ClipboardEvent, most: number): boolean {
  if (!(target instanceof HTMLTextAreaElement)) return false;
  const { value, selectionStart, selectionEnd } = target;
  const pasted = clipboardData.getData('text').replaceAll('\r\n', '\n');
  return value.length - (selectionEnd - selectionStart) + pasted.length > most;
}
