import { imageLimits } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { Link } from 'react-router-dom';
import { FaqMarkup } from '../../config/faq-markup.tsx';
import { paths } from '../../config/paths.ts';
import { lookOf, lookSize } from '../../config/tool-looks/looks.ts';
import styles from './home.module.css';

/** Section about the app for shops, with a link. */
export function ForShops() {
  const t = useT('home');
  const { before, after } = lookOf('product_model');
  return (
    <section className={styles['shops']}>
      <div className={styles['head']}>
        <h2>{t('home:merchants.title')}</h2>
        <p>{t('home:merchants.text')}</p>
        <Link to={paths.merchants.href()}>{t('home:merchants.action')}</Link>
      </div>
      <div className={styles['pair']} aria-hidden="true">
        <img src={before} alt="" {...lookSize} loading="lazy" />
        <img src={after} alt="" {...lookSize} loading="lazy" />
      </div>
    </section>
  );
}

const questions = ['liking', 'size', 'selling', 'training', 'account', 'metadata'] as const;

export function Faq() {
  const t = useT('home');
  const megapixels = imageLimits.maxPixels / 1_000_000;
  const asked = questions.map((name) => ({
    question: t(`home:faq.${name}.question`),
    answer: t(`home:faq.${name}.answer`, { megapixels }),
  }));
  return (
    <section className={styles['section']}>
      <FaqMarkup questions={asked} />
      <div className={styles['head']}>
        <h2>{t('home:faq.title')}</h2>
        <Link to={paths.help.href()}>{t('home:faq.more')}</Link>
      </div>
      <div className={styles['faq']}>
        {asked.map(({ question, answer }) => (
          <details key={question} name="faq">
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
