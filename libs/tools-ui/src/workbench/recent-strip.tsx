import { jobsQuery } from '@tintory/api-client';
import { useFormats, useT } from '@tintory/i18n';
import { useQuery } from '@tanstack/react-query';
import type { Job, JobOutput } from '@tintory/contract';
import { useKit } from '@tintory/ui-kit';
import { IconBrush, IconDimensions, IconDots, IconMaximize } from '@tabler/icons-react';
import { regionOfJob } from '../compare/part.ts';
import { isClear } from '../jobs/is-clear.ts';
import { isPreview } from '../jobs/is-preview.ts';
import { photoOfJob } from '../jobs/photo-of-job.ts';
import { originOfJob } from '../jobs/origin-of-job.ts';
import { goingOn } from '../results/preview-image.ts';
import { imageOfOutput } from '../results/image-of-output.ts';
import { useToolServices } from '../tool-services.tsx';
import styles from './recent-strip.module.css';
import type { Results } from './use-results.ts';

type RecentStripProps = {
  toolId: string;
  currentId: string | null;
  onOpen: (id: string) => void;
  results: Results;
};

/** About one screen width; the rest is in the history. */
const shown = 10;

/** The latest results of this tool, under the canvas. */
export function RecentStrip({ toolId, currentId, onOpen, results }: RecentStripProps) {
  const { api, signedIn } = useToolServices();
  const t = useT('workbench');
  const formats = useFormats();
  const query = jobsQuery(api, { tool_id: toolId, status: 'succeeded', limit: shown });
  const { data } = useQuery({ ...query, enabled: signedIn });
  const rows = signedIn ? (data?.rows ?? []).filter(({ outputs }) => outputs.length > 0) : [];
  if (rows.length === 0) return null;
  const labelOf = (job: Job) => {
    const label = t('workbench:recentOpen', { date: formats.dateTime(job.created_at) });
    return isPreview(job) ? `${label} (${t('workbench:result.preview')})` : label;
  };
  return (
    <section className={styles['strip']} aria-label={t('workbench:recent')} data-part="recent">
      {rows.map((job) => (
        <div key={job.id} className={styles['item']}>
          <button
            type="button"
            className={styles['thumb']}
            data-clear={isClear(job) || undefined}
            aria-current={job.id === currentId || undefined}
            aria-label={labelOf(job)}
            onClick={() => onOpen(job.id)}
          >
            <Thumb output={job.outputs[0]} />
            {isPreview(job) && (
              <span className={styles['tag']}>{t('workbench:result.preview')}</span>
            )}
          </button>
          <ThumbMenu job={job} results={results} />
        </div>
      ))}
    </section>
  );
}

function Thumb({ output }: { output: JobOutput | undefined }) {
  if (!output) return null;
  const url = output.thumbnail_url ?? output.url;
  return <img src={url} alt="" loading="lazy" decoding="async" width={64} height={64} />;
}

const icon = { size: 20, stroke: 1.75 } as const;

/** Actions on a result without opening it. */
function ThumbMenu({ job, results }: { job: Job; results: Results }) {
  const t = useT('workbench');
  const formats = useFormats();
  const { Menu } = useKit();
  const [output] = job.outputs;
  if (!output) return null;
  const from = {
    origin: originOfJob(job),
    job,
    beforeId: photoOfJob(job),
    region: regionOfJob(job),
  };
  const image = goingOn(imageOfOutput(output, job.outputs, from));
  const editors = image
    ? [
        {
          label: t('workbench:result.edit'),
          icon: <IconBrush {...icon} />,
          onSelect: () => void results.edit(image, 'paint'),
        },
        {
          label: t('workbench:result.resize'),
          icon: <IconDimensions {...icon} />,
          onSelect: () => void results.edit(image, 'resize'),
        },
      ]
    : [];
  return (
    <div className={styles['more']}>
      <Menu
        label={t('workbench:recentMore', { date: formats.dateTime(job.created_at) })}
        trigger={<IconDots size={18} stroke={1.75} aria-hidden="true" />}
        items={[
          {
            label: t('workbench:result.open'),
            icon: <IconMaximize {...icon} />,
            onSelect: () =>
              results.look(job.outputs.map((one) => imageOfOutput(one, job.outputs, from))),
          },
          ...editors,
        ]}
      />
    </div>
  );
}
