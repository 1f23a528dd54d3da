import { useT } from '@tintory/i18n';
import { useState } from 'react';
import styles from './api-docs.module.css';
import { shapesOf, typeOf, type Field } from './fields-of.ts';
import type { ApiDocument, Call, Parameter, Schema } from './openapi.ts';
import { ScrollingTable } from './scrolling-table.tsx';

type CallViewProps = { call: Call; document: ApiDocument };

/** A call as one line, which expands to its request and response. */
export function CallView({ call, document }: CallViewProps) {
  const t = useT('apiDocs');
  const [open, setOpen] = useState(false);
  return (
    <details
      id={call.id}
      className={styles['call']}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <code dir="ltr">
          <b data-method={call.method}>{call.method}</b> {call.path}
        </code>
        <span lang="en" dir="ltr">
          {call.summary}
        </span>
        {call.open && <small>{t('apiDocs:calls.open')}</small>}
      </summary>
      {open && <Details call={call} document={document} />}
    </details>
  );
}

function Details({ call: { parameters, body, answer }, document }: CallViewProps) {
  const t = useT('apiDocs');
  return (
    <div className={styles['details']}>
      {parameters.length > 0 && (
        <>
          <h4>{t('apiDocs:calls.parameters')}</h4>
          <FieldTable
            label={t('apiDocs:calls.parameters')}
            fields={parameters.map((one) => fieldOf(one, document))}
          />
        </>
      )}
      {body && (
        <>
          <h4>
            {t('apiDocs:calls.body')} <code dir="ltr">{body.type}</code>
          </h4>
          <Shapes label={t('apiDocs:calls.body')} schema={body.schema} document={document} />
        </>
      )}
      <h4>{t('apiDocs:calls.answer')}</h4>
      {answer ? (
        <Shapes label={t('apiDocs:calls.answer')} schema={answer} document={document} />
      ) : (
        <p>{t('apiDocs:calls.noAnswer')}</p>
      )}
    </div>
  );
}

const fieldOf = ({ name, required, schema = {}, in: where }: Parameter, document: ApiDocument) => ({
  place: name,
  type: typeOf(schema, document),
  optional: !required,
  values: (schema.enum ?? []).map(String),
  where,
});

type ShapesProps = { label: string; schema: Schema; document: ApiDocument };

function Shapes({ label, schema, document }: ShapesProps) {
  const t = useT('apiDocs');
  const shapes = shapesOf(schema, document).filter((fields) => fields.length > 0);
  if (shapes.length === 0) return <code dir="ltr">{typeOf(schema, document)}</code>;
  return (
    <>
      {shapes.length > 1 && <p>{t('apiDocs:calls.oneOf')}</p>}
      {shapes.map((fields, index) => (
        <FieldTable key={fields[0]?.place ?? index} label={label} fields={fields} />
      ))}
    </>
  );
}

type ShownField = Field & { where?: string };

function FieldTable({ label, fields }: { label: string; fields: readonly ShownField[] }) {
  const t = useT('apiDocs');
  return (
    <ScrollingTable label={label}>
      <thead>
        <tr>
          <th scope="col">{t('apiDocs:calls.field')}</th>
          <th scope="col">{t('apiDocs:calls.type')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ place, type, optional, values, where }) => (
          <tr key={place}>
            <td>
              <code dir="ltr">{place}</code>
            </td>
            <td>
              <code dir="ltr">{values.length > 0 ? values.join(' | ') : type}</code>
              {where && <small>{t(`apiDocs:calls.places.${where as 'path'}`)}</small>}
              {optional && <small>{t('apiDocs:calls.optional')}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}
