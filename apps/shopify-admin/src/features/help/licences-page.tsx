import { Card, Page } from '@shopify/polaris';
import { useT } from '@tintory/i18n';
import { useApi } from '@tintory/session';
import { Attributions } from '@tintory/tools-ui';
import { PageTitle } from '../../store/page-title.tsx';
import { paths } from '../../config/paths.ts';

/** Authors and licences of the models and drawings. */
export function LicencesPage() {
  const t = useT('licences', 'merchant');
  return (
    <Page
      title={t('licences:title')}
      subtitle={t('licences:lead')}
      backAction={{ content: t('merchant:help.title'), url: paths.help.href() }}
      narrowWidth
    >
      <PageTitle title={t('licences:title')} />
      <Card>
        <Attributions api={useApi()} />
      </Card>
    </Page>
  );
}
