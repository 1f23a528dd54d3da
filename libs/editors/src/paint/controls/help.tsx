import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { paintTools } from '../tools.ts';
import type { Workspace } from '../use-workspace.ts';
import styles from './help.module.css';

type HelpProps = { space: Workspace; onClose: () => void };

/** A table of the editor's shortcuts. */
export function Help({ space, onClose }: HelpProps) {
  const t = useT('paint');
  const { Modal } = useKit();
  const tools = paintTools
    .filter(({ id }) => space.offers(id))
    .map(({ id, key }) => [key.toUpperCase(), t(`paint:tool.${id}`)] as const);
  const others = [
    ['Ctrl Z', t('paint:help.undo')],
    ['Ctrl Shift Z', t('paint:help.redo')],
    ['[  ]', `${t('paint:help.smaller')}, ${t('paint:help.larger')}`],
    ['X', t('paint:help.swap')],
    ['+  −', t('paint:help.zoom')],
    ['0', t('paint:help.fit')],
    ['1', t('paint:help.actual')],
    [t('paint:help.wheel'), t('paint:help.zoom')],
    [t('paint:help.wheelPan'), t('paint:help.wheelPanDoes')],
    ['← ↑ → ↓', t('paint:help.move')],
    ['Enter', t('paint:help.enter')],
    [t('paint:help.space'), t('paint:help.spaceDoes')],
    [t('paint:help.alt'), t('paint:help.altDoes')],
  ] as const;
  return (
    <Modal open onClose={onClose} title={t('paint:help.title')} closeLabel={t('paint:help.close')}>
      <table className={styles['keys']}>
        <thead className={styles['hidden']}>
          <tr>
            <th scope="col">{t('paint:help.key')}</th>
            <th scope="col">{t('paint:help.does')}</th>
          </tr>
        </thead>
        <tbody>
          {[...tools, ...others].map(([key, does]) => (
            <tr key={key}>
              <td>
                <kbd>{key}</kbd>
              </td>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Modal>
  );
}
