import { toolQuery } from '@tintory/api-client';
import type { ToolId } from '@tintory/catalog';
import type { ToolSample } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useApi } from '@tintory/session';
import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import styles from './home.module.css';

/** The most useful tools for a shop, with the sample to show, so that no object appears twice. */
const shown = [
  { id: 'product_model', sample: 0 },
  { id: 'change_background', sample: 0 },
  { id: 'remove_background', sample: 2 },
] as const satisfies readonly { id: ToolId; sample: number }[];

/** Samples of plain photos and their results, until the merchant has results. */
export function SampleStrip() {
  const api = useApi();
  const found = useQueries({ queries: shown.map(({ id }) => toolQuery(api, id)) });
  return (
    <ul className={styles['samples']}>
      {shown.map(({ id, sample }, index) => (
        <li key={id}>
          <SampleLink id={id} sample={found[index]?.data?.samples[sample]} />
        </li>
      ))}
    </ul>
  );
}

type SampleLinkProps = { id: ToolId; sample: ToolSample | undefined };

/** A sample result with its source photo in a corner; links to the tool. */
function SampleLink({ id, sample }: SampleLinkProps) {
  const t = useT('tools');
  return (
    <Link to={paths.tool.href(id)} className={styles['sample']}>
      <span className={styles['pair']}>
        {sample && (
          <>
            <img src={sample.after_small_url} alt="" decoding="async" />
            <img src={sample.before_small_url} alt="" decoding="async" />
          </>
        )}
      </span>
      {t(`tools:${id}.title`)}
    </Link>
  );
}
