import { Badge, Icon, Text } from '@shopify/polaris';
import {
  DeleteIcon,
  ImportIcon,
  RefreshIcon,
  StarFilledIcon,
  StarIcon,
} from '@shopify/polaris-icons';
import { findTool } from '@tintory/catalog';
import type { Job } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import {
  isFinished,
  leaveRow,
  originOfJob,
  useCost,
  useDownload,
  useFavourite,
  usePreview,
  useRetry,
  useToolTexts,
} from '@tintory/tools-ui';
import { useKit } from '@tintory/ui-kit';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { hrefOf, paths } from '../../config/paths.ts';
import styles from './history.module.css';

const tones = {
  queued: 'info',
  running: 'info',
  succeeded: 'success',
  failed: 'critical',
  canceled: 'new',
} as const;

const openHref = ({ tool_id: toolId, id }: Job) =>
  `${hrefOf(findTool(toolId)?.path ?? paths.tools.href())}?job=${id}`;

type ResultRowProps = { job: Job; onRemove: (id: string) => void };

export function ResultRow({ job, onRemove }: ResultRowProps) {
  const t = useT('history');
  const formats = useFormats();
  const { title } = useToolTexts(job.tool_id);
  const preview = usePreview();
  const cost = useCost();
  const row = useRef<HTMLLIElement>(null);
  const [output] = job.outputs;
  const remove = () => {
    leaveRow(row.current);
    onRemove(job.id);
  };
  return (
    <li ref={row} className={styles['row']}>
      {output ? (
        <button
          type="button"
          className={styles['thumb']}
          aria-label={t('history:look')}
          onClick={() => preview(job.outputs, originOfJob(job))}
        >
          <img
            src={output.thumbnail_url ?? output.url}
            alt=""
            loading="lazy"
            decoding="async"
            width={60}
            height={60}
          />
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
      <span className={styles['cost']}>{cost(job)}</span>
      <RowActions job={job} onRemove={remove} />
    </li>
  );
}

function RowActions({ job, onRemove }: { job: Job; onRemove: () => void }) {
  const t = useT('history');
  const { IconButton } = useKit();
  const { download, downloading } = useDownload();
  const retry = useRetry();
  const { favourite, toggle } = useFavourite(job);
  const [output] = job.outputs;
  const retryable = job.status === 'failed' || job.status === 'canceled';
  return (
    <div className={styles['actions']}>
      {output && (
        <IconButton
          label={t('history:favourite')}
          icon={<Icon source={favourite ? StarFilledIcon : StarIcon} />}
          pressed={favourite}
          onClick={toggle}
        />
      )}
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
          onClick={() => void retry(job.id)}
        />
      )}
      <IconButton
        label={t('history:delete')}
        icon={<Icon source={DeleteIcon} />}
        disabled={!isFinished(job)}
        onClick={onRemove}
      />
    </div>
  );
}
