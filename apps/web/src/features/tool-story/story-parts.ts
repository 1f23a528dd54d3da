import type { ToolDefinition } from '@tintory/catalog';
import type { Question, SharedStory, ToolStory } from '@tintory/locales';

type FactName = keyof SharedStory['facts'];

/** The tool's paid function. */
const paidOf = ({ functions }: ToolDefinition) => functions.find(({ credits }) => credits > 0);

const takesPhoto = (tool: ToolDefinition) =>
  !!paidOf(tool)?.fields.some(({ kind }) => kind === 'image');

const isPaidPerPicture = (tool: ToolDefinition) => !!paidOf(tool)?.creditsPer;

/** The facts that apply to a tool; without a tool, those of an editor that runs in the browser. */
export function factsOf(tool: ToolDefinition | undefined): FactName[] {
  if (!tool) return ['freePrice', 'noUpload', 'ownPhoto'];
  const photo = takesPhoto(tool);
  return [
    isPaidPerPicture(tool) ? 'pricePerPicture' : 'price',
    'preview',
    photo ? 'photo' : 'words',
    photo ? 'photoKept' : 'resultKept',
  ];
}

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');

/** The questions about a tool: its own first, then those common to all. */
export function questionsOf(
  tool: ToolDefinition | undefined,
  { questions, size, rights }: ToolStory,
  { asked, resultSize }: SharedStory,
): Question[] {
  if (!tool) return [...questions, asked.freeCost, asked.noUpload];
  const photo = takesPhoto(tool);
  const { question, answer } = asked.photoSize;
  return [
    ...questions,
    photo
      ? { question, answer: joined(answer, size) }
      : { question: resultSize, answer: size ?? '' },
    isPaidPerPicture(tool) ? asked.costPerPicture : asked.cost,
    tool.looksFirst === true ? asked.previewFirst : asked.preview,
    photo ? asked.privacy : asked.resultPrivacy,
    { ...asked.rights, answer: joined(asked.rights.answer, rights) },
  ];
}
