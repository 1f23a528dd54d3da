import { Badge, BlockStack, Button, Card, Icon, SkeletonBodyText, Text } from '@shopify/polaris';
import { CheckCircleIcon } from '@shopify/polaris-icons';
import type { Job } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useMember } from '@tintory/session';
import { paths } from '../../config/paths.ts';
import styles from './home.module.css';

type StepName = 'choose' | 'publish' | 'plan';
type Step = { name: StepName; href: string; done: boolean };

type NextStepsProps = {
  jobs: readonly Job[] | undefined;
  /** Whether anything was put into the store; undefined while unknown. */
  published: boolean | undefined;
};

/** The few steps from the first visit to daily use; the next one carries the page's main action. */
export function NextSteps({ jobs, published }: NextStepsProps) {
  const t = useT('merchant');
  const { member, isError } = useMember();
  const steps: Step[] = [
    { name: 'choose', href: paths.products.href(), done: Boolean(jobs?.length) },
    { name: 'publish', href: paths.history.href(), done: published === true },
    {
      name: 'plan',
      href: paths.plans.href(),
      done: member !== undefined && member.plan_id !== 'free',
    },
  ];
  const next = steps.find(({ done }) => !done)?.name;
  // Unknown is not undone: nobody is asked to do again what was done.
  if (!jobs || published === undefined || (!member && !isError)) return <StepsLoading />;
  if (!next) return null;
  return (
    <Card>
      <BlockStack gap="200">
        <Text as="h2" variant="headingMd">
          {t('merchant:home.next')}
        </Text>
        <ul className={styles['steps']}>
          {steps.map((step) => (
            <StepRow key={step.name} step={step} next={step.name === next} />
          ))}
        </ul>
      </BlockStack>
    </Card>
  );
}

function StepRow({ step: { name, href, done }, next }: { step: Step; next: boolean }) {
  const t = useT('merchant');
  return (
    <li className={styles['step']} data-next={next || undefined}>
      <span className={styles['mark']} data-done={done || undefined}>
        {done && <Icon source={CheckCircleIcon} tone="success" />}
      </span>
      <div className={styles['stepText']}>
        <Text as="h3" variant="headingSm">
          {t(`merchant:home.steps.${name}.title`)}
        </Text>
        <Text as="p" tone="subdued">
          {t(`merchant:home.steps.${name}.text`)}
        </Text>
      </div>
      {done ? (
        <Badge tone="success">{t('merchant:home.done')}</Badge>
      ) : (
        <Button url={href} variant={next ? 'primary' : 'secondary'}>
          {t(`merchant:home.steps.${name}.action`)}
        </Button>
      )}
    </li>
  );
}

/** As high as the steps that come. */
const StepsLoading = () => (
  <Card>
    <div className={styles['stepsLoading']}>
      <SkeletonBodyText lines={8} />
    </div>
  </Card>
);
