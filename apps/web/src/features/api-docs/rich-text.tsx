import { sessionRules } from '@tintory/contract';
import { Trans, useT } from '@tintory/i18n';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';

type RichKey =
  | 'auth.text'
  | 'auth.tokens'
  | 'uploads.signature'
  | 'jobs.text'
  | 'jobs.states'
  | 'jobs.key'
  | 'jobs.short'
  | 'errors.text'
  | 'limits.rateText';

/** A text with API names, which stay left-to-right, and links. */
export function RichText({ name }: { name: RichKey }) {
  const t = useT('apiDocs');
  return (
    <Trans
      t={t}
      i18nKey={`apiDocs:${name}`}
      values={{ access: sessionRules.accessSeconds / 60 }}
      components={{
        code: <code dir="ltr" />,
        security: <Link to={paths.account.href('security')} />,
      }}
    />
  );
}
