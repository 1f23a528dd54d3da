import { uploadRules } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { CodeBlock } from './code-block.tsx';
import { Part } from './part.tsx';
import { RichText } from './rich-text.tsx';
import { ToolTable } from './tool-table.tsx';

export function SignIn() {
  const t = useT('apiDocs');
  return (
    <Part name="auth">
      <p>
        <RichText name="auth.text" />
      </p>
      <CodeBlock
        label={t('apiDocs:auth.title')}
        code={`POST /api/sessions\n{ "email": "you@example.com", "password": "…" }\n\nAuthorization: Bearer <access_token>`}
      />
      <p>
        <RichText name="auth.tokens" />
      </p>
    </Part>
  );
}

export function Uploads() {
  const t = useT('apiDocs');
  return (
    <Part name="uploads">
      <p>{t('apiDocs:uploads.text')}</p>
      <p>
        <RichText name="uploads.signature" />
      </p>
      <CodeBlock
        label={t('apiDocs:uploads.title')}
        code={'content_type\nfile_name   (URL-encoded)\nfile_size\nnonce\ntimestamp'}
      />
      <p>
        {t('apiDocs:uploads.rules', {
          tolerance: uploadRules.timestampToleranceSeconds,
          minutes: uploadRules.urlValiditySeconds / 60,
        })}
      </p>
    </Part>
  );
}

export function Jobs() {
  return (
    <Part name="jobs">
      <p>
        <RichText name="jobs.text" />
      </p>
      <p>
        <RichText name="jobs.states" />
      </p>
      <p>
        <RichText name="jobs.key" />
      </p>
      <p>
        <RichText name="jobs.short" />
      </p>
      <ToolTable />
    </Part>
  );
}
