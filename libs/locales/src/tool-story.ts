import type { ToolId } from '@tintory/catalog';

/** What a tool's page tells below the workbench: every tool's, and those of the two free editors. */
export type StoryId = ToolId | 'resize' | 'paint';

export type Question = { question: string; answer: string };

/** One tool's own words. Numbers come from the rules: `{{megapixels}}` and the like are filled in. */
export type ToolStory = {
  /** How it does what it does, in a sentence. */
  lead: string;
  steps: readonly [string, string, string];
  good: readonly string[];
  limits: readonly string[];
  questions: readonly Question[];
  /** How large a result is; nothing where `questions` say it. */
  size?: string;
  /** What is to be heeded, beyond what holds for every tool, before a result is sold. */
  rights?: string;
};

/** A large value and what it is the value of. */
type Fact = { value: string; text: string };

/** What holds for every tool, or for all that take a photo, that take words, that run in the browser. */
export type SharedStory = {
  how: string;
  expect: string;
  good: string;
  limits: string;
  terms: string;
  questions: string;
  /** Asked of a tool that takes no photo; the tool itself has the answer. */
  resultSize: string;
  facts: Record<
    | 'price'
    | 'pricePerPicture'
    | 'preview'
    | 'photo'
    | 'words'
    | 'photoKept'
    | 'resultKept'
    | 'freePrice'
    | 'noUpload'
    | 'ownPhoto',
    Fact
  >;
  asked: Record<
    | 'photoSize'
    | 'cost'
    | 'costPerPicture'
    | 'preview'
    | 'previewFirst'
    | 'privacy'
    | 'resultPrivacy'
    | 'rights'
    | 'freeCost'
    | 'noUpload',
    Question
  >;
};

/** The stories of a language. A tool just made has none yet, and its page the workbench alone. */
export type Stories = {
  shared: SharedStory;
  tools: Partial<Record<StoryId, ToolStory>>;
};
