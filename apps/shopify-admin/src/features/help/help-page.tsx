import { BlockStack, Button, Card, Page, Text } from '@shopify/polaris';
import { retentionDays, storeRules } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { readConfig } from '../../config/config.ts';
import { PageTitle } from '../../store/page-title.tsx';
import { paths } from '../../config/paths.ts';
import { useUndoLimits } from '../../store/use-undo-limits.ts';
import { ContactCard } from './contact-card.tsx';
import { JoinCard } from './join-card.tsx';
import { LicencesCard } from './licences-card.tsx';

const questions = ['start', 'undo', 'credits', 'cap', 'kept', 'leave'] as const;

/** Frequent questions of merchants, with the product's limits. */
export function HelpPage() {
  const t = useT('merchant');
  const limits = useUndoLimits();
  const { supportEmail } = readConfig();
  return (
    <Page title={t('merchant:help.title')} subtitle={t('merchant:help.lead')} narrowWidth>
      <PageTitle title={t('merchant:help.title')} />
      <BlockStack gap="400">
        {questions.map((question) => (
          <Card key={question}>
            <BlockStack gap="200">
              <Text as="h2" variant="headingSm">
                {t(`merchant:help.${question}.title`)}
              </Text>
              <Text as="p">
                {t(`merchant:help.${question}.text`, {
                  ...retentionDays,
                  ...limits,
                  days: storeRules.capDays,
                })}
              </Text>
            </BlockStack>
          </Card>
        ))}
        {supportEmail && <ContactCard address={supportEmail} />}
        <JoinCard />
        <LicencesCard />
        <Card>
          <BlockStack gap="300" inlineAlign="start">
            <BlockStack gap="200">
              <Text as="h2" variant="headingSm">
                {t('merchant:help.more')}
              </Text>
              <Text as="p">{t('merchant:help.moreText')}</Text>
            </BlockStack>
            <Button url={paths.tools.href()}>{t('merchant:home.steps.explore.action')}</Button>
          </BlockStack>
        </Card>
      </BlockStack>
    </Page>
  );
}
