import { useT } from '@tintory/i18n';
import { useApi } from '@tintory/session';
import { PageMeta } from '../../config/page-meta.tsx';
import site from '../../config/site.module.css';
import styles from './api-docs.module.css';
import { Calls } from './calls.tsx';
import { CodeBlock } from './code-block.tsx';
import example from './example.sh?raw';
import { Jobs, SignIn, Uploads } from './guide.tsx';
import { Part, parts } from './part.tsx';
import { Errors, Limits } from './rules.tsx';

/** The API documentation: how it works, a complete example, and every call. */
export function ApiDocsPage() {
  const t = useT('apiDocs');
  const { baseUrl } = useApi();
  return (
    <div className={site['page']}>
      <PageMeta title={t('apiDocs:metaTitle')} description={t('apiDocs:metaDescription')} />
      <header className={site['head']}>
        <h1>{t('apiDocs:title')}</h1>
        <p>{t('apiDocs:lead')}</p>
      </header>
      <div className={styles['columns']}>
        <nav className={styles['contents']} aria-label={t('apiDocs:contents')}>
          {parts.map((name) => (
            <a key={name} href={`#${name}`}>
              {t(`apiDocs:${name}.title`)}
            </a>
          ))}
        </nav>
        <div>
          <Addresses baseUrl={baseUrl} />
          <SignIn />
          <Uploads />
          <Jobs />
          <Errors />
          <Limits />
          <Part name="example">
            <p>{t('apiDocs:example.text')}</p>
            <CodeBlock
              label={t('apiDocs:example.title')}
              code={example.replace('https://api.example.com', baseUrl).trim()}
            />
          </Part>
          <Calls />
        </div>
      </div>
    </div>
  );
}

function Addresses({ baseUrl }: { baseUrl: string }) {
  const t = useT('apiDocs');
  return (
    <dl className={styles['limits']}>
      <div>
        <dt>{t('apiDocs:base')}</dt>
        <dd>
          <code dir="ltr">{baseUrl}</code>
        </dd>
      </div>
      <div>
        <dt>{t('apiDocs:document')}</dt>
        <dd>
          <a href={`${baseUrl}/openapi.json`} dir="ltr">
            /openapi.json
          </a>
        </dd>
      </div>
      <div>
        <dt>{t('apiDocs:explore')}</dt>
        <dd>
          <a href={`${baseUrl}/docs`} dir="ltr">
            /docs
          </a>
        </dd>
      </div>
    </dl>
  );
}
