import { useT } from '@tintory/i18n';
import { IconCheck } from '@tabler/icons-react';
import styles from './palette.module.css';
import { actionGroups, type Action } from './use-actions.ts';
import { listId, optionId } from './use-choice.ts';

type ActionListProps = {
  actions: readonly Action[];
  current: Action | undefined;
  onCurrent: (action: Action) => void;
  onRun: (action: Action) => void;
};

/** The matching actions by group. Focus stays in the search field above. */
export function ActionList({ actions, ...chosen }: ActionListProps) {
  const t = useT('palette');
  return (
    <div id={listId} role="listbox" aria-label={t('palette:title')} className={styles['list']}>
      {actionGroups.map((group) => {
        const own = actions.filter((action) => action.group === group);
        if (own.length === 0) return null;
        return (
          <div key={group} role="group" aria-labelledby={`palette-${group}`}>
            <p id={`palette-${group}`} className={styles['group']}>
              {t(`palette:${group}`)}
            </p>
            {own.map((action) => (
              <Option key={action.id} action={action} {...chosen} />
            ))}
          </div>
        );
      })}
    </div>
  );
}

type OptionProps = Omit<ActionListProps, 'actions'> & { action: Action };

function Option({ action, current, onCurrent, onRun }: OptionProps) {
  const t = useT('palette');
  return (
    // Its keys are those of the field.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={optionId(action)}
      role="option"
      tabIndex={-1}
      aria-selected={action.id === current?.id}
      className={styles['option']}
      onPointerMove={() => onCurrent(action)}
      onClick={() => onRun(action)}
    >
      <span>{action.title}</span>
      {action.hint && <small>{action.hint}</small>}
      {action.chosen && <IconCheck size={18} stroke={1.75} aria-label={t('palette:chosen')} />}
    </div>
  );
}
