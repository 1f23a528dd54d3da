import { imageLimits, retentionDays } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import styles from './how-it-works.module.css';

const steps = ['drop', 'cut', 'take'] as const;
const questions = ['cost', 'size', 'privacy'] as const;

/** Numbers that the answers name; all come from the rules themselves. */
const numbers = {
  megabytes: imageLimits.maxBytes / 1_000_000,
  megapixels: imageLimits.maxPixels / 1_000_000,
  inputs: retentionDays.inputs,
  results: retentionDays.results,
};

/** Below the workbench: three steps and three questions. */
export function HowItWorks() {
  const t = useT('workbench');
  return (
    <div className={styles['page']}>
      <section>
        <h2 className={styles['heading']}>{t('workbench:page.how')}</h2>
        <ol className={styles['steps']}>
          {steps.map((step, index) => (
            <li key={step} className={styles['step']}>
              <span className={styles['number']} aria-hidden="true">
                {index + 1}
              </span>
              {t(`workbench:page.steps.${step}`)}
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2 className={styles['heading']}>{t('workbench:page.questions')}</h2>
        {questions.map((question) => (
          <details key={question} className={styles['question']}>
            <summary>{t(`workbench:page.faq.${question}Question`)}</summary>
            <p>{t(`workbench:page.faq.${question}Answer`, numbers)}</p>
          </details>
        ))}
      </section>
    </div>
  );
}
