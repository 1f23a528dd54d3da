import type { ToolDefinition } from '@tintory/catalog';
import type { Question, SharedStory, ToolStory } from '@tintory/locales';

type FactName = keyof SharedStory['facts'];

/** The function of a tool that is paid for. */
const paidOf = ({ functions }: ToolDefinition) => functions.find(({ credits }) => credits > 0);

const takesPhoto = (tool: ToolDefinition) =>
  !!paidOf(tool)?.fields.some(({ kind }) => kind === 'image');

const isPaidPerPicture = (tool: ToolDefinition) => !!paidOf(tool)?.creditsPer;

/** Which facts hold for a tool; without one, for an editor that runs in the browser. */
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

/** What is asked of a tool: first what it alone is asked, then what every other is asked as well. */
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
