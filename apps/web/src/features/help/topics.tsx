import { useT } from '@tintory/i18n';
import { type HelpTopic } from '@tintory/locales';
import { useHydrated } from '@tintory/ui-kit';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './help.module.css';

type TopicsProps = {
  topics: readonly HelpTopic[];
  /** Whether all answers are expanded, because a search may match them. */
  open: boolean;
};

/** Topics with questions that expand to their answers. */
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

/** The id of the question in the URL's hash; scrolls to it once it is loaded. */
function useAsked(there: boolean): string {
  const { hash } = useLocation();
  // Prerendered pages have no question open, since the build knows no hash.
  const asked = useHydrated() && hash.startsWith('#q-') ? hash.slice('#q-'.length) : '';
  useEffect(() => {
    if (there && hash) document.getElementById(hash.slice(1))?.scrollIntoView?.();
  }, [there, hash]);
  return asked;
}
