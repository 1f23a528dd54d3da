import { PromptField } from '../prompt-ideas/prompt-field.tsx';
import { WordsField } from '../prompt-ideas/words-field.tsx';
import { useToolTexts } from '../use-tool-texts.ts';
import type { FieldControlProps } from './field-control-props.ts';

export function TextControl({ toolId, field, value, common }: FieldControlProps<'text'>) {
  const words = {
    ...common,
    value: String(value ?? ''),
    maxLength: field.maxLength,
    placeholder: useToolTexts(toolId).placeholder(field.key),
  };
  return field.ideas ? <PromptField {...words} toolId={toolId} /> : <WordsField {...words} />;
}
