import { queryOptions, useQuery } from '@tanstack/react-query';
import {
  batchRules,
  creditRules,
  freeCredits,
  imageLimits,
  previewMaxPixels,
  retentionDays,
  sessionRules,
  storeRules,
} from '@tintory/contract';
import { loadHelp, type HelpTopic, type Language } from '@tintory/locales';
import { useFormats, useLanguage } from '@tintory/i18n';
import { holdsWords } from '../../config/search-words.ts';

const million = 1_000_000;

/** The product's limits, inserted into the answers. */
function useHelpValues(): Record<string, string> {
  const { number } = useFormats();
  return {
    freeCredits: number(freeCredits),
    megabytes: number(imageLimits.maxBytes / million),
    megapixels: number(imageLimits.maxPixels / million),
    resizeMegapixels: number(imageLimits.maxPixelsResize / million),
    preview: number(previewMaxPixels / million),
    batch: number(batchRules.maxItems),
    inputs: number(retentionDays.inputs),
    results: number(retentionDays.results),
    rollover: number(creditRules.rolloverMonths),
    afterPlan: number(creditRules.afterPlanDays),
    packYears: number(creditRules.packYears),
    linkMinutes: number(sessionRules.linkSeconds / 60),
    undoDays: number(storeRules.undoDays),
    maxOriginals: number(storeRules.maxOriginals),
  };
}

/** Every topic, in the language of the page. */
export const helpQuery = (language: Language) =>
  queryOptions({
    queryKey: ['help', language],
    queryFn: () => loadHelp(language),
    staleTime: Infinity,
    // Loaded from the app's own files, which may be available offline.
    networkMode: 'always',
  });

/** The topics with the questions that contain every typed word. */
export function useHelp(words: string) {
  const { language } = useLanguage();
  const values = useHelpValues();
  const { data, isError, refetch } = useQuery(helpQuery(language));
  const fill = (text: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => values[name] ?? gap);
  const topics = (data ?? []).map(({ questions, ...topic }): HelpTopic => ({
    ...topic,
    questions: questions
      .map((one) => ({ ...one, answer: fill(one.answer) }))
      .filter(({ question, answer }) => holdsWords(`${question} ${answer}`, words)),
  }));
  return {
    topics: topics.filter(({ questions }) => questions.length > 0),
    isPending: !data && !isError,
    isError,
    refetch,
  };
}
