import { useQuery } from '@tanstack/react-query';
import { attributionsQuery, placesQuery, type Api } from '@tintory/api-client';
import type { Attribution, OfferedPlace, OfferedSurface } from '@tintory/contract';
import { useLanguage, useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import styles from './attributions.module.css';
import samples from './sample-credits.json' with { type: 'json' };

/** Who made the models and drawings that the pictures are made with, and under which licence. */
export function Attributions({ api }: { api: Api }) {
  const t = useT('licences');
  const { Banner } = useKit();
  const { data, isError, refetch } = useQuery(attributionsQuery(api));
  if (isError) {
    return (
      <Banner
        tone="bad"
        title={t('licences:failed')}
        action={{ label: t('licences:again'), onClick: () => void refetch() }}
      />
    );
  }
  if (!data) return <div className={styles['bone']} role="status" aria-label={t('loading')} />;
  return (
    <>
      <ul className={styles['list']}>
        {data.rows.map((row) => (
          <li key={row.name}>
            <Work work={row} text={data.licences[row.licence_text] ?? ''} />
          </li>
        ))}
      </ul>
      <Photographed api={api} />
      <Shown />
    </>
  );
}

/** The places that things are put into, and what they stand on. */
function Photographed({ api }: { api: Api }) {
  const t = useT('licences');
  const { language } = useLanguage();
  const { Banner } = useKit();
  const { data, isError, refetch } = useQuery(placesQuery(api, language));
  return (
    <section className={styles['places']}>
      <h2>{t('licences:places')}</h2>
      <p>{t('licences:placesLead')}</p>
      {isError && (
        <Banner
          tone="bad"
          title={t('licences:failed')}
          action={{ label: t('licences:again'), onClick: () => void refetch() }}
        />
      )}
      <ul>
        {[...(data?.rows ?? []), ...(data?.surfaces ?? [])].map((one) => (
          <Photograph key={`${one.tile_url} ${one.id}`} one={one} />
        ))}
      </ul>
    </section>
  );
}

const Photograph = ({ one: { name, credit } }: { one: OfferedPlace | OfferedSurface }) => (
  <Credit name={name} credit={credit} />
);

/** What the examples of the tools were made of. */
function Shown() {
  const t = useT('licences');
  return (
    <section className={styles['places']}>
      <h2>{t('licences:samples')}</h2>
      <p>{t('licences:samplesLead')}</p>
      <ul>
        {samples.map((sample) => (
          <Credit key={sample.title} name={sample.title} credit={sample} />
        ))}
      </ul>
    </section>
  );
}

type CreditProps = { name: string; credit: { page: string; author: string; licence: string } };

const Credit = ({ name, credit: { page, author, licence } }: CreditProps) => (
  <li>
    <a href={page} target="_blank" rel="noreferrer">
      <bdi>{name}</bdi>
    </a>
    <span>
      <bdi>{author}</bdi>, <bdi>{licence}</bdi>
    </span>
  </li>
);

function Work({ work, text }: { work: Attribution; text: string }) {
  const t = useT('licences');
  return (
    <>
      <h2>
        <bdi>{work.name}</bdi>
      </h2>
      <p>{t(`licences:uses.${work.use}`)}</p>
      <Facts work={work} />
      {work.licence_of === 'package' && <p>{t('licences:ofPackage')}</p>}
      <details>
        <summary>{t('licences:read', { licence: work.licence })}</summary>
        <Licence text={text} />
      </details>
    </>
  );
}

/** Lines join to the paragraphs that they were broken from, but for those of a list. */
function Licence({ text }: { text: string }) {
  const paragraphs = text.trim().split(/\n\s*\n/);
  return (
    <div className={styles['licence']} dir="ltr" lang="en">
      {paragraphs.map((paragraph, at) => (
        <p key={at}>{paragraph.replace(/\s*\n(?!- )\s*/g, ' ')}</p>
      ))}
    </div>
  );
}

function Facts({ work: { author, home, package: origin, change } }: { work: Attribution }) {
  const t = useT('licences');
  return (
    <dl>
      <dt>{t('licences:author')}</dt>
      <dd>
        <bdi>{author}</bdi>
      </dd>
      <dt>{t('licences:home')}</dt>
      <dd>
        <a href={home} target="_blank" rel="noreferrer">
          <bdi>{home}</bdi>
        </a>
      </dd>
      <dt>{t('licences:package')}</dt>
      <dd>
        <bdi>{origin}</bdi>
      </dd>
      <dt>{t('licences:change')}</dt>
      <dd>{t(`licences:changes.${change}`)}</dd>
    </dl>
  );
}
