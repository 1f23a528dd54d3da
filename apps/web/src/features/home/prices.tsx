import { useQuery } from '@tanstack/react-query';
import { plansQuery } from '@tintory/api-client';
import { creditRules, freeCredits, retentionDays, type Plan } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { useApi } from '@tintory/session';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import type { ToolEntry } from '../../config/tool-looks/use-tool-entries.ts';
import styles from './home.module.css';

/** Prices of pictures in credits, and of credits. */
export function Prices({ entries }: { entries: readonly ToolEntry[] }) {
  const t = useT('home');
  return (
    <section className={styles['section']}>
      <div className={styles['head']}>
        <h2>{t('home:prices.title')}</h2>
        <p>{t('home:prices.text', { credits: freeCredits })}</p>
        <Link to={paths.pricing.href()}>{t('home:prices.all')}</Link>
      </div>
      <div className={styles['prices']}>
        <Offers />
        <Facts entries={entries} />
      </div>
    </section>
  );
}

function Offers() {
  const t = useT('home');
  const { data } = useQuery(plansQuery(useApi()));
  return (
    <ul className={styles['offers']}>
      <Offer
        title={t('home:prices.month.title')}
        plans={data?.month}
        text={t('home:prices.month.text')}
      />
      <Offer
        title={t('home:prices.pack.title')}
        plans={data?.pay_go}
        text={t('home:prices.pack.text', { count: creditRules.packYears })}
      />
    </ul>
  );
}

type OfferProps = { title: string; plans: readonly Plan[] | undefined; text: string };

/** An offer's lowest price; its space is reserved until it is loaded. */
function Offer({ title, plans, text }: OfferProps) {
  const t = useT('home');
  const { dollars } = useFormats();
  const least = plans && Math.min(...plans.map(({ price }) => price));
  return (
    <li>
      <h3>{title}</h3>
      <p className={styles['from']}>
        {least === undefined ? '\u00a0' : t('home:prices.month.from', { price: dollars(least) })}
      </p>
      <p>{text}</p>
    </li>
  );
}

function Facts({ entries }: { entries: readonly ToolEntry[] }) {
  const t = useT('home');
  const credits = entries.map((entry) => entry.credits ?? 0).filter((price) => price > 0);
  const range = { from: Math.min(...credits), to: Math.max(...credits) };
  const facts = [
    [t('home:facts.price.value', range), t('home:facts.price.text')],
    [t('home:facts.failed.value'), t('home:facts.failed.text')],
    [t('home:facts.inputs.value', { count: retentionDays.inputs }), t('home:facts.inputs.text')],
    [t('home:facts.results.value', { count: retentionDays.results }), t('home:facts.results.text')],
  ] as const;
  return (
    <dl className={styles['facts']}>
      {facts.map(([value, text]) => (
        <div key={text}>
          <dt>{value}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
