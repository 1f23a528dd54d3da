import { Banner, BlockStack, Button, Card, InlineStack, Text } from '@shopify/polaris';
import { findTool, type ToolId } from '@tintory/catalog';
import type { Job } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { Link } from 'react-router-dom';
import { hrefOf, paths } from '../../config/paths.ts';
import styles from './home.module.css';
import { shownResults, type RecentJobs } from './use-recent-results.ts';

/** The latest results, each with a link to its tool. */
export function RecentResults({ recent }: { recent: RecentJobs }) {
  const t = useT('merchant');
  return (
    <Card>
      <BlockStack gap="400">
        <InlineStack align="space-between" blockAlign="center">
          <Text as="h2" variant="headingMd">
            {t('merchant:home.recent')}
          </Text>
          {recent.jobs?.length !== 0 && (
            <Button url={paths.history.href()} variant="plain">
              {t('merchant:home.allResults')}
            </Button>
          )}
        </InlineStack>
        <Results recent={recent} />
      </BlockStack>
    </Card>
  );
}

function Results({ recent: { jobs, failed, reload } }: { recent: RecentJobs }) {
  const t = useT('merchant');
  if (failed) {
    return (
      <Banner tone="critical" action={{ content: t('merchant:connect.retry'), onAction: reload }}>
        {t('merchant:home.recentFailed')}
      </Banner>
    );
  }
  if (!jobs) return <Bones />;
  if (jobs.length === 0) {
    return (
      <Text as="p" tone="subdued">
        {t('merchant:home.recentEmpty')}
      </Text>
    );
  }
  return (
    <ul className={styles['results']}>
      {jobs.map((job) => (
        <Result key={job.id} job={job} />
      ))}
    </ul>
  );
}

const Bones = () => (
  <div className={styles['results']} aria-hidden="true">
    {Array.from({ length: shownResults }, (_, bone) => (
      <div key={bone} className={styles['bone']} />
    ))}
  </div>
);

function Result({ job }: { job: Job }) {
  const t = useT('merchant', 'tools');
  const formats = useFormats();
  const tool = findTool(job.tool_id);
  const [output] = job.outputs;
  if (!output || !tool) return null;
  const title = t(`tools:${tool.id as ToolId}.title`);
  const date = formats.dateTime(job.created_at);
  return (
    <li>
      <Link
        to={`${hrefOf(tool.path)}?job=${job.id}`}
        className={styles['result']}
        aria-label={t('merchant:home.open', { tool: title, date })}
      >
        <img
          src={output.thumbnail_url ?? output.url}
          alt=""
          loading="lazy"
          decoding="async"
          width={160}
          height={160}
        />
        <span aria-hidden="true">{title}</span>
      </Link>
    </li>
  );
}
