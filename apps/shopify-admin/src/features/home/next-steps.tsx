import { Badge, BlockStack, Button, Card, Icon, Text } from '@shopify/polaris';
import { CheckCircleIcon } from '@shopify/polaris-icons';
import type { Job } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useMember } from '@tintory/session';
import { paths } from '../../config/paths.ts';
import styles from './home.module.css';
import { useWereDone } from './use-were-done.ts';

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
  // Unknown is not undone: nobody is asked to do again what was done.
  const known = jobs !== undefined && published !== undefined && (member !== undefined || isError);
  const steps: Step[] = [
    { name: 'choose', href: paths.products.href(), done: Boolean(jobs?.length) },
    { name: 'publish', href: paths.history.href(), done: published === true },
    {
      name: 'plan',
      href: paths.plans.href(),
      done: member !== undefined && member.plan_id !== 'free',
    },
  ];
  const next = known ? steps.find(({ done }) => !done)?.name : undefined;
  const wereDone = useWereDone(known ? next === undefined : undefined);
  if (known ? !next : wereDone) return null;
  return (
    <Card>
      <BlockStack gap="200">
        <Text as="h2" variant="headingMd">
          {t('merchant:home.next')}
        </Text>
        <ul className={styles['steps']} aria-busy={!known}>
          {steps.map((step) => (
            <StepRow key={step.name} step={step} known={known} next={step.name === next} />
          ))}
        </ul>
      </BlockStack>
    </Card>
  );
}

type StepRowProps = { step: Step; known: boolean; next: boolean };

function StepRow({ step: { name, href, done }, known, next }: StepRowProps) {
  const t = useT('merchant');
  return (
    <li className={styles['step']} data-next={next || undefined}>
      <span className={styles['mark']} data-done={(known && done) || undefined}>
        {known && done && <Icon source={CheckCircleIcon} tone="success" />}
      </span>
      <div className={styles['stepText']}>
        <Text as="h3" variant="headingSm">
          {t(`merchant:home.steps.${name}.title`)}
        </Text>
        <Text as="p" tone="subdued">
          {t(`merchant:home.steps.${name}.text`)}
        </Text>
      </div>
      {known && done ? (
        <Badge tone="success">{t('merchant:home.done')}</Badge>
      ) : (
        <Button url={href} variant={next ? 'primary' : 'secondary'}>
          {t(`merchant:home.steps.${name}.action`)}
        </Button>
      )}
    </li>
  );
}
