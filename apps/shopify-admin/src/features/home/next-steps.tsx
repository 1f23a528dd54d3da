import { Badge, BlockStack, Button, Card, Icon, Text } from '@shopify/polaris';
import { CheckCircleIcon } from '@shopify/polaris-icons';
import { useT } from '@tintory/i18n';
import { useUndoLimits } from '../../store/use-undo-limits.ts';
import styles from './home.module.css';
import { SampleStrip } from './sample-strip.tsx';
import type { Step, StepName } from './use-next-steps.ts';

type NextStepsProps = { steps: readonly Step[]; next: StepName };

/** Checklist of the first steps; the next one has the page's primary action. */
export function NextSteps({ steps, next }: NextStepsProps) {
  const t = useT('merchant');
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

type StepRowProps = { step: Step; next: boolean };

function StepRow({ step: { name, href, done }, next }: StepRowProps) {
  const t = useT('merchant');
  const limits = useUndoLimits();
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
          {t(`merchant:home.steps.${name}.text`, limits)}
        </Text>
      </div>
      {done ? (
        <Badge tone="success">{t('merchant:home.done')}</Badge>
      ) : (
        <Button url={href} variant={next ? 'primary' : 'secondary'}>
          {t(`merchant:home.steps.${name}.action`)}
        </Button>
      )}
      {next && name === 'choose' && <SampleStrip />}
    </li>
  );
}
