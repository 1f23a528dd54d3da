import { batchRules, freeCredits, retentionDays, storeRules } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { Link } from 'react-router-dom';
import { useConfig } from '../../config/config-context.ts';
import { paths } from '../../config/paths.ts';
import { FaqMarkup } from '../../config/faq-markup.tsx';
import site from '../../config/site.module.css';
import looks from '../../config/tool-looks/tool-looks.module.css';
import { ToolCard } from '../../config/tool-looks/tool-card.tsx';
import { useToolEntries } from '../../config/tool-looks/use-tool-entries.ts';
import styles from './merchants.module.css';

/** Limits and periods of the contract, for the texts. */
function useRules() {
  const { number } = useFormats();
  const { undoDays, maxOriginals, capDays } = storeRules;
  return {
    ...retentionDays,
    undoDays,
    maxOriginals: number(maxOriginals),
    days: capDays,
    batch: batchRules.maxItems,
    freeCredits,
  };
}

const features = ['choose', 'compare', 'publish', 'undo', 'bill', 'leave'] as const;

export function Does() {
  const t = useT('merchants');
  const rules = useRules();
  return (
    <section className={site['section']}>
      <h2>{t('merchants:does.title')}</h2>
      <ul className={styles['features']}>
        {features.map((name) => (
          <li key={name}>
            <h3>{t(`merchants:does.${name}.title`)}</h3>
            <p>{t(`merchants:does.${name}.text`, rules)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const storeTools: readonly string[] = [
  'remove_background',
  'change_background',
  'product_model',
  'image_upscale',
];

export function StoreTools() {
  const t = useT('merchants');
  return (
    <section className={styles['tools']}>
      <header>
        <h2>{t('merchants:tools.title')}</h2>
        <Link to={paths.overview.href()}>{t('merchants:tools.all')}</Link>
      </header>
      <ul className={looks['cards']}>
        {useToolEntries()
          .filter(({ id }) => storeTools.includes(id))
          .map((tool) => (
            <ToolCard key={tool.id} tool={tool} />
          ))}
      </ul>
    </section>
  );
}

const steps = ['open', 'agree', 'start'] as const;

export function Steps() {
  const t = useT('merchants');
  const rules = useRules();
  const { storeAppUrl } = useConfig();
  return (
    <section className={site['section']} id="install">
      <h2>{t('merchants:steps.title')}</h2>
      <div className={styles['install']}>
        <ol className={styles['steps']}>
          {steps.map((name, index) => (
            <li key={name}>
              <span aria-hidden="true">{index + 1}</span>
              <h3>{t(`merchants:steps.${name}.title`)}</h3>
              <p>{t(`merchants:steps.${name}.text`, rules)}</p>
            </li>
          ))}
        </ol>
        {storeAppUrl ? (
          <a className={site['primary']} href={storeAppUrl}>
            {t('merchants:install')}
          </a>
        ) : (
          <p>{t('merchants:steps.missing')}</p>
        )}
      </div>
    </section>
  );
}

const questions = ['account', 'originals', 'rights', 'used'] as const;

export function StoreQuestions() {
  const t = useT('merchants');
  const rules = useRules();
  const asked = questions.map((name) => ({
    question: t(`merchants:questions.${name}.question`),
    answer: t(`merchants:questions.${name}.answer`, rules),
  }));
  return (
    <section className={site['section']}>
      <FaqMarkup questions={asked} />
      <h2>{t('merchants:questions.title')}</h2>
      <div className={styles['questions']}>
        {asked.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
