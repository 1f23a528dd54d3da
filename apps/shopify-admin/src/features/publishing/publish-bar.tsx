import { Badge, Button, Text } from '@shopify/polaris';
import { jobQuery } from '@tintory/api-client';
import type { Job } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useApi } from '@tintory/session';
import type { PhotoOrigin } from '@tintory/tools-ui';
import { openModal } from '@tintory/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../config/paths.ts';
import { useProduct } from '../../store/use-product.ts';
import styles from './publishing.module.css';
import { UndoButton } from './undo-button.tsx';
import { usePublished } from './use-published.ts';

type PublishBarProps = {
  jobId: string | null;
  /** The store picture that is being processed. */
  origin: PhotoOrigin | null;
};

/** A preview is no result. */
const isResult = ({ status, func_id: func, outputs }: Job) =>
  status === 'succeeded' && func !== 'preview' && outputs.length > 0;

function open(job: Job, productId: string, fileId: string | null): void {
  openModal('publish', { outputs: job.outputs, productId, fileId });
}

/** A result of another photo has no product yet, so the merchant chooses one. */
const openForAny = (job: Job) =>
  openModal('store-products', {
    // After the picker has closed and restored the focus.
    onChoose: (productId) => void requestAnimationFrame(() => open(job, productId, null)),
  });

/** Shows the product of this page, and publishes its result there. */
export function PublishBar({ jobId, origin }: PublishBarProps) {
  const t = useT('merchant');
  const api = useApi();
  const { data } = useQuery({ ...jobQuery(api, jobId ?? ''), enabled: jobId !== null });
  const job = data && isResult(data) ? data : null;
  const named = origin?.productId ?? data?.shopify_product_id ?? null;
  const { title, gone } = useProduct(named);
  const productId = gone ? null : named;
  const published = usePublished(job, productId);
  const chosen = published?.product_id ?? null;
  const whose = useProduct(productId === null ? chosen : null);
  return (
    <div className={styles['bar']} role="region" aria-label={t('merchant:publish.title')}>
      <div className={styles['about']}>
        <Whose
          productId={productId ?? chosen}
          title={productId === null ? whose.title : title}
          gone={gone}
          made={job !== null}
        />
        {published && (
          <>
            <Badge tone="success">{t('merchant:publish.inStore')}</Badge>
            <UndoButton publication={published} />
          </>
        )}
      </div>
      {job && (
        <div className={styles['way']} data-way>
          <Button
            fullWidth
            variant={published ? 'secondary' : 'primary'}
            onClick={() =>
              productId ? open(job, productId, origin?.fileId ?? null) : openForAny(job)
            }
          >
            {t(productId ? 'merchant:publish.open' : 'merchant:publish.choose')}
          </Button>
        </div>
      )}
    </div>
  );
}

type WhoseProps = {
  productId: string | null;
  title: string | null;
  gone: boolean;
  /** Whether there is a result; the line is always rendered, to avoid a layout shift. */
  made: boolean;
};

/** The product of the picture. */
function Whose({ productId, title, gone, made }: WhoseProps) {
  const t = useT('merchant');
  if (productId) {
    return (
      <Button variant="plain" url={paths.product.href(productId)}>
        {title === null ? t('merchant:publish.forUnknown') : t('merchant:publish.for', { title })}
      </Button>
    );
  }
  const said = made ? 'merchant:publish.free' : 'merchant:publish.before';
  return (
    <span className={styles['whose']} data-free={!gone || undefined}>
      <Text as="span" tone="subdued">
        {t(gone ? 'merchant:product.gone' : said)}
      </Text>
    </span>
  );
}
