import { useT } from '@tintory/i18n';
import { type HelpTopic } from '@tintory/locales';
import { useHydrated } from '@tintory/ui-kit';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './help.module.css';

type TopicsProps = {
  topics: readonly HelpTopic[];
  /** Whether the answers are shown at once: what was searched for may stand in them. */
  open: boolean;
};

/** The topics beside each other, each question opening to its answer. */
export function Topics({ topics, open }: TopicsProps) {
  const t = useT('help');
  const asked = useAsked(topics.length > 0);
  return (
    <div className={styles['columns']}>
      <nav className={styles['topics']} aria-label={t('help:topics')}>
        {topics.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      <div>
        {topics.map(({ id, title, questions }) => (
          <section key={id} className={styles['topic']} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <div className={styles['questions']}>
              {questions.map(({ id: name, question, answer }) => (
                <details key={`${name}-${open}`} id={`q-${name}`} open={open || asked === name}>
                  <summary>{question}</summary>
                  <p>{answer}</p>
                </details>
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}

/** The question that the address names, brought into view once it is there. */
function useAsked(there: boolean): string {
  const { hash } = useLocation();
  // The build draws no question open: it does not know which one is asked.
  const asked = useHydrated() && hash.startsWith('#q-') ? hash.slice('#q-'.length) : '';
  useEffect(() => {
    if (there && hash) document.getElementById(hash.slice(1))?.scrollIntoView?.();
  }, [there, hash]);
  return asked;
}
