import { toolQuery } from '@tintory/api-client';
import type { ToolId } from '@tintory/catalog';
import type { ToolSample } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useApi } from '@tintory/session';
import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import styles from './home.module.css';

/** What a shop needs first, and which of its samples: no thing is seen twice. */
const shown = [
  { id: 'product_model', sample: 0 },
  { id: 'change_background', sample: 0 },
  { id: 'remove_background', sample: 2 },
] as const satisfies readonly { id: ToolId; sample: number }[];

/** What comes of a plain photo, until there are results of the merchant's own. */
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

/** The result, with the photo it was made from in a corner, and the way to the tool. */
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
