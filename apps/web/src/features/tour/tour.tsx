import { retentionDays } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import styles from './tour.module.css';
import { useSpot, type Part } from './use-spot.ts';

type Step = { name: 'begin' | 'words' | 'price' | 'results'; part: Part };

type TourProps = {
  /** Whether the tool starts with a photo instead of a prompt. */
  takesPhoto: boolean;
  onEnd: () => void;
};

/** Three steps beside the parts they describe; the workbench stays usable. */
export function Tour({ takesPhoto, onEnd }: TourProps) {
  const t = useT('tour');
  const [at, setAt] = useState(0);
  const steps: Step[] = [
    takesPhoto ? { name: 'begin', part: 'canvas' } : { name: 'words', part: 'panel' },
    { name: 'price', part: 'panel' },
    { name: 'results', part: 'recent' },
  ];
  const step = steps[at] ?? { name: 'begin', part: 'canvas' };
  const isLast = at === steps.length - 1;
  const spot = useSpot(step.part);
  useEscape(onEnd);
  return (
    <aside className={styles['card']} style={spot} aria-label={t('tour:label')}>
      <div aria-live="polite">
        <p className={styles['step']}>{t('tour:step', { step: at + 1, count: steps.length })}</p>
        <h2>{t(`tour:${step.name}.title`)}</h2>
        <p>{t(`tour:${step.name}.text`, { days: retentionDays.results })}</p>
      </div>
      <div className={styles['actions']}>
        <button
          type="button"
          className={styles['next']}
          onClick={() => (isLast ? onEnd() : setAt(at + 1))}
        >
          {t(isLast ? 'tour:done' : 'tour:next')}
        </button>
        {!isLast && (
          <button type="button" className={styles['skip']} onClick={onEnd}>
            {t('tour:skip')}
          </button>
        )}
      </div>
      <button type="button" className={styles['close']} aria-label={t('close')} onClick={onEnd}>
        <IconX size={18} stroke={1.75} aria-hidden="true" />
      </button>
    </aside>
  );
}

function useEscape(onEscape: () => void): void {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      // A dialog above it handles the key itself.
      if (key === 'Escape' && !document.querySelector('[aria-modal="true"]')) onEscape();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onEscape]);
}
