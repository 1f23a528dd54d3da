import { useT } from '@tintory/i18n';
import type { PromptIdea } from '@tintory/locales';
import { useKit, type TextAreaProps } from '@tintory/ui-kit';
import { IconBulb } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { IdeaPicker } from './idea-picker.tsx';
import styles from './prompt-ideas.module.css';
import { useTakeIdea } from './use-take-idea.ts';
import { WordsField } from './words-field.tsx';

type PromptFieldProps = TextAreaProps & { toolId: string };

/** A prompt field with ideas beside it. */
export function PromptField({ toolId, ...field }: PromptFieldProps) {
  const t = useT('workbench');
  const { Button } = useKit();
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const { value: words, onChange } = field;
  const { take, takenName } = useTakeIdea({ words, onChange, field: frame });
  const choose = (idea: PromptIdea) => {
    setOpen(false);
    take(idea);
  };
  return (
    <div ref={frame} className={styles['field']}>
      <WordsField
        {...field}
        below={
          <div className={styles['open']}>
            <Button
              variant="plain"
              icon={<IconBulb size={20} stroke={1.75} />}
              disabled={field.disabled ?? false}
              onClick={() => setOpen(true)}
            >
              {t('workbench:ideas.open')}
            </Button>
          </div>
        }
      />
      <p className={styles['announcement']} role="status">
        {takenName !== null && t('workbench:ideas.filled', { name: takenName })}
      </p>
      {open && <IdeaPicker toolId={toolId} onChoose={choose} onClose={() => setOpen(false)} />}
    </div>
  );
}
