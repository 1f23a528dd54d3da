import { Badge, Icon, Text } from '@shopify/polaris';
import { ImportIcon, RefreshIcon } from '@shopify/polaris-icons';
import { findTool } from '@tintory/catalog';
import type { Job } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { isFinished, useDownload, usePreview, useToolTexts } from '@tintory/tools-ui';
import { useKit } from '@tintory/ui-kit';
import { Link } from 'react-router-dom';
import { hrefOf, paths } from '../../config/paths.ts';
import { DeleteResult } from './delete-result.tsx';
import styles from './history.module.css';
import { useRetry } from './use-retry.ts';

const tones = {
  queued: 'info',
  running: 'info',
  succeeded: 'success',
  failed: 'critical',
  canceled: 'new',
} as const;

const openHref = ({ tool_id: toolId, id }: Job) =>
  `${hrefOf(findTool(toolId)?.path ?? paths.tools.href())}?job=${id}`;

/** Only a result costs; what failed or was stopped was given back. */
const spent = ({ status, credits }: Job) =>
  status === 'failed' || status === 'canceled' ? 0 : credits;

export function ResultRow({ job }: { job: Job }) {
  const t = useT('history');
  const formats = useFormats();
  const { title } = useToolTexts(job.tool_id);
  const preview = usePreview();
  const [output] = job.outputs;
  return (
    <li className={styles['row']}>
      {output ? (
        <button
          type="button"
          className={styles['thumb']}
          aria-label={t('history:look')}
          onClick={() => preview(job.outputs)}
        >
          <img src={output.url} alt="" loading="lazy" width={60} height={60} />
        </button>
      ) : (
        <span className={styles['thumb']} />
      )}
      <div className={styles['what']}>
        <Link className={styles['name']} to={openHref(job)}>
          {title}
        </Link>
        <Text as="span" tone="subdued" variant="bodySm">
          <time dateTime={job.created_at}>{formats.dateTime(job.created_at)}</time>
        </Text>
      </div>
      <span className={styles['status']}>
        <Badge tone={tones[job.status]}>{t(`history:status.${job.status}`)}</Badge>
      </span>
      <span className={styles['cost']}>{t('history:cost', { count: spent(job) })}</span>
      <RowActions job={job} />
    </li>
  );
}

function RowActions({ job }: { job: Job }) {
  const t = useT('history');
  const { IconButton } = useKit();
  const { download, downloading } = useDownload();
  const retry = useRetry(job.id);
  const [output] = job.outputs;
  const retryable = job.status === 'failed' || job.status === 'canceled';
  return (
    <div className={styles['actions']}>
      {output && (
        <IconButton
          label={t('history:download')}
          icon={<Icon source={ImportIcon} />}
          disabled={downloading}
          onClick={() => void download(output.object_id)}
        />
      )}
      {retryable && (
        <IconButton
          label={t('history:retry')}
          icon={<Icon source={RefreshIcon} />}
          onClick={() => void retry()}
        />
      )}
      <DeleteResult id={job.id} disabled={!isFinished(job)} />
    </div>
  );
}
