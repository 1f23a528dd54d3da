import { useQuery } from '@tanstack/react-query';
import { printDesignsQuery } from '@tintory/api-client';
import type { PrintDesign } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { AppLink, useToolServices } from '@tintory/tools-ui';
import styles from './catalogue.module.css';

/** As many as stand in a row. */
const shown = 4;

type OwnDesignsProps = {
  /** The page on which a design is worked on again. */
  hrefOf: (design: PrintDesign) => string;
  titleOf: (productId: string) => string;
};

/** What was designed last; nothing where that is nothing. */
export function OwnDesigns({ hrefOf, titleOf }: OwnDesignsProps) {
  const t = useT('print');
  const { date } = useFormats();
  const { api, signedIn } = useToolServices();
  const { data } = useQuery({ ...printDesignsQuery(api, { limit: shown }), enabled: signedIn });
  // What could not be rendered is nothing to know it by.
  const designs = (data?.rows ?? []).filter(({ mockups }) => mockups.length > 0);
  if (designs.length === 0) return null;
  return (
    <section className={styles['kind']} aria-labelledby="print-own">
      <h2 id="print-own">{t('print:own')}</h2>
      <ul className={styles['cards']}>
        {designs.map((design) => (
          <li key={design.id}>
            <AppLink href={hrefOf(design)} className={styles['card']}>
              <span className={styles['look']}>
                <img src={design.mockups[0]?.url} alt="" loading="lazy" decoding="async" />
              </span>
              <strong>{titleOf(design.product_id)}</strong>
              <span className={styles['from']}>{date(design.created_at)}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
