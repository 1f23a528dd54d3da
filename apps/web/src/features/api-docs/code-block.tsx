import { useT } from '@tintory/i18n';
import { useState } from 'react';
import styles from './api-docs.module.css';

/** A code block with a copy button. */
export function CodeBlock({ code, label }: { code: string; label: string }) {
  const t = useT('apiDocs');
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    setCopied(true);
  };
  return (
    <div className={styles['block']} dir="ltr">
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys */}
      <pre tabIndex={0} role="group" aria-label={label}>
        <code>{code}</code>
      </pre>
      <button type="button" className={styles['copy']} onClick={() => void copy()}>
        {t(copied ? 'apiDocs:copied' : 'apiDocs:copy')}
      </button>
    </div>
  );
}
