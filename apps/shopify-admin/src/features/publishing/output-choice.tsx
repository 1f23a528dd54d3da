import { useT } from '@tintory/i18n';
import type { Publishable } from './publishable.ts';
import styles from './publishing.module.css';

type OutputChoiceProps = {
  outputs: readonly Publishable[];
  shown: number;
  onShow: (index: number) => void;
};

/** Choice of the output to publish. */
export function OutputChoice({ outputs, shown, onShow }: OutputChoiceProps) {
  const t = useT('workbench');
  if (outputs.length < 2) return null;
  return (
    <div className={styles['outputs']} role="group" aria-label={t('workbench:result.all')}>
      {outputs.map(({ url }, index) => (
        <button
          key={url}
          type="button"
          className={styles['output']}
          aria-pressed={index === shown}
          aria-label={t('workbench:result.one', { number: index + 1, total: outputs.length })}
          onClick={() => onShow(index)}
        >
          <img src={url} alt="" />
        </button>
      ))}
    </div>
  );
}
