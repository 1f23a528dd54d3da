import type { PromptIdea, PromptIdeaGroup } from '@tintory/locales';
import { useId } from 'react';
import styles from './prompt-ideas.module.css';

type IdeaListProps = {
  groups: readonly PromptIdeaGroup[];
  onChoose: (idea: PromptIdea) => void;
};

export function IdeaList({ groups, onChoose }: IdeaListProps) {
  return groups.map((group) => <Group key={group.id} group={group} onChoose={onChoose} />);
}

type GroupProps = { group: PromptIdeaGroup; onChoose: (idea: PromptIdea) => void };

function Group({ group: { name, ideas }, onChoose }: GroupProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={styles['group']}>
        {name}
      </h3>
      <ul className={styles['ideas']}>
        {ideas.map((idea) => (
          <li key={idea.id}>
            <button type="button" className={styles['idea']} onClick={() => onChoose(idea)}>
              <span className={styles['name']}>{idea.name}</span>
              {/* Its words may be English on an Arabic page. */}
              <span className={styles['words']} dir="auto">
                {idea.prompt}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
