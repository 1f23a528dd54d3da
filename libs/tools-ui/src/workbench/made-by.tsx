import { findTool } from '@tintory/catalog';
import { brand, type Job } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import styles from '../styles/panel.module.css';
import { useToolTexts } from '../use-tool-texts.ts';

/** The engine and mode of a result, in one line. */
export function MadeBy({ job }: { job: Job }) {
  const t = useT('workbench');
  const way = useWay(job);
  const { engine } = job;
  if (!engine) return null;
  const name = { local: 'own', onnx: 'model' }[engine] as 'own' | 'model' | undefined;
  const maker = t(`workbench:result.madeBy.${name ?? 'other'}`, { brand: brand.name, engine });
  return <p className={styles['madeBy']}>{way ? `${maker} · ${way}` : maker}</p>;
}

/** The mode's label: a choice of the tool, or a factor such as "2×"; null for any other. */
function useWay({ tool_id: toolId, func_id: funcId, result }: Job): string | null {
  const texts = useToolTexts(toolId);
  const mode = result?.['mode'];
  if (typeof mode !== 'string') return null;
  if (/^\d+×$/.test(mode)) return mode;
  const func = findTool(toolId)?.functions.find(({ id }) => id === funcId);
  const choice = func?.fields.find(
    (field) => field.kind === 'choice' && field.options.includes(mode),
  );
  return choice && choice.kind === 'choice' ? texts.option(choice.key, mode) : null;
}
