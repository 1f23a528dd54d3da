import type { PromptSuggestion } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useId } from 'react';
import styles from './prompt-suggestions.module.css';
import { hasWord, toggleWord } from './toggle-word.ts';

type PromptSuggestionsProps = {
  suggestions: readonly PromptSuggestion[];
  /** Whether example words are offered if there are no suggestions. */
  examples: boolean;
  prompt: string;
  disabled: boolean;
  onChange: (prompt: string) => void;
};

/** Known words as buttons, each of which replaces an unknown word of the prompt. */
export function PromptSuggestions({ suggestions, examples, ...field }: PromptSuggestionsProps) {
  const t = useT('workbench');
  // Skips suggestions whose words are all gone from the prompt.
  const open = suggestions.filter(({ instead_of: word, words }) =>
    [word, ...words].some((one) => hasWord(field.prompt, one)),
  );
  if (open.length === 0) {
    if (!examples) return null;
    const words = t('workbench:suggest.examples').split(', ');
    return (
      <div className={styles['rows']}>
        <Row {...field} label={t('workbench:suggest.start')} words={words} />
      </div>
    );
  }
  return (
    <div className={styles['rows']}>
      {open.map(({ instead_of: word, words }) => (
        <Row
          key={word}
          {...field}
          label={t('workbench:suggest.instead', { word })}
          instead={word}
          words={words}
        />
      ))}
    </div>
  );
}

type RowProps = Pick<PromptSuggestionsProps, 'prompt' | 'disabled' | 'onChange'> & {
  label: string;
  /** The word to replace; without it the words are added. */
  instead?: string;
  words: readonly string[];
};

function Row({ label, instead, words, prompt, disabled, onChange }: RowProps) {
  const labelId = useId();
  const choose = (word: string) => {
    const others = instead === undefined ? [] : [instead, ...words.filter((one) => one !== word)];
    onChange(toggleWord(prompt, { word, others }));
  };
  return (
    <div role="group" aria-labelledby={labelId} className={styles['row']}>
      {/* Another script than the page's keeps its own order. */}
      <span id={labelId} className={styles['label']} dir="auto">
        {label}
      </span>
      <div className={styles['words']}>
        {words.map((word) => (
          <button
            key={word}
            type="button"
            className={styles['word']}
            disabled={disabled}
            aria-pressed={hasWord(prompt, word)}
            onClick={() => choose(word)}
          >
            <bdi>{word}</bdi>
          </button>
        ))}
      </div>
    </div>
  );
}
