import { tools, type FunctionDefinition, type ToolId } from '@tintory/catalog';
import { useT } from '@tintory/i18n';
import styles from './api-docs.module.css';
import { ScrollingTable } from './scrolling-table.tsx';

/** The tools and functions of jobs, with their prices. */
export function ToolTable() {
  const t = useT('apiDocs');
  return (
    <>
      <h3>{t('apiDocs:jobs.functions')}</h3>
      <ScrollingTable label={t('apiDocs:jobs.functions')}>
        <thead>
          <tr>
            <th scope="col">{t('apiDocs:jobs.tool')}</th>
            <th scope="col">tool_id</th>
            <th scope="col">func_id</th>
            <th scope="col">call_type</th>
            <th scope="col" className={styles['number']}>
              {t('apiDocs:jobs.credits')}
            </th>
          </tr>
        </thead>
        <tbody>
          {tools.map(({ id, functions }) =>
            functions.map((one) => <Row key={one.id} id={id} one={one} />),
          )}
        </tbody>
      </ScrollingTable>
    </>
  );
}

function Row({ id, one }: { id: ToolId; one: FunctionDefinition }) {
  const t = useT('apiDocs', 'tools');
  const { credits, creditsPer, callType } = one;
  return (
    <tr>
      <td>{t(`tools:${id}.title`)}</td>
      <td>
        <code dir="ltr">{id}</code>
      </td>
      <td>
        <code dir="ltr">{one.id}</code>
      </td>
      <td>
        <code dir="ltr">{callType}</code>
      </td>
      <td className={styles['number']}>
        {creditsPer && credits > 0 ? t('apiDocs:jobs.each', { credits }) : credits}
      </td>
    </tr>
  );
}
