import { imageLimits, retentionDays } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import styles from './home.module.css';

const steps = ['drop', 'watch', 'keep'] as const;

export function How() {
  const t = useT('home');
  return (
    <section className={styles['section']}>
      <h2>{t('home:how.title')}</h2>
      <ol className={styles['steps']}>
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(`home:how.${step}.title`)}</h3>
            <p>{t(`home:how.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function Facts() {
  const t = useT('home');
  const facts = [
    [t('home:facts.price.value'), t('home:facts.price.text')],
    [t('home:facts.failed.value'), t('home:facts.failed.text')],
    [t('home:facts.inputs.value', { count: retentionDays.inputs }), t('home:facts.inputs.text')],
    [t('home:facts.results.value', { count: retentionDays.results }), t('home:facts.results.text')],
  ] as const;
  return (
    <section className={styles['section']}>
      <h2>{t('home:facts.title')}</h2>
      <dl className={styles['facts']}>
        {facts.map(([value, text]) => (
          <div key={text}>
            <dt>{value}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const questions = ['size', 'hair', 'training', 'account', 'metadata'] as const;

export function Faq() {
  const t = useT('home');
  const megapixels = imageLimits.maxPixels / 1_000_000;
  return (
    <section className={styles['section']}>
      <h2>{t('home:faq.title')}</h2>
      <div className={styles['faq']}>
        {questions.map((name) => (
          <details key={name} name="faq">
            <summary>{t(`home:faq.${name}.question`)}</summary>
            <p>{t(`home:faq.${name}.answer`, { megapixels })}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
