import { useT } from '@tintory/i18n';
import type { PromptIdea } from '@tintory/locales';
import { useKit } from '@tintory/ui-kit';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { latinKey } from '../latin-key.ts';

type TakeIdeaOptions = {
  words: string;
  onChange: (words: string) => void;
  /** The field's container, which listens for the undo keys. */
  field: RefObject<HTMLElement | null>;
};

/** Writes an idea into a field; the toast or the undo keys restore the former words. */
export function useTakeIdea({ words, onChange, field }: TakeIdeaOptions) {
  const t = useT('workbench');
  const { toast } = useKit();
  const [taken, setTaken] = useState<{ idea: PromptIdea; former: string } | null>(null);
  const undo = (former: string) => {
    setTaken(null);
    onChange(former);
  };

  const onUndoKeys = useEffectEvent((event: KeyboardEvent) => {
    const asked = (event.ctrlKey || event.metaKey) && !event.shiftKey && latinKey(event) === 'z';
    // After further typing, undo is the browser's.
    if (!asked || taken?.idea.prompt !== words) return;
    event.preventDefault();
    undo(taken.former);
  });
  useEffect(() => {
    const element = field.current;
    const listen = (event: KeyboardEvent) => onUndoKeys(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [field]);

  const take = (idea: PromptIdea) => {
    setTaken({ idea, former: words });
    onChange(idea.prompt);
    if (words.trim() === '' || words === idea.prompt) return;
    toast({
      tone: 'info',
      text: t('workbench:ideas.filled', { name: idea.name }),
      action: { label: t('workbench:ideas.undo'), onClick: () => undo(words) },
    });
  };
  return { take, takenName: taken?.idea.prompt === words ? taken.idea.name : null };
}
