import type { Question } from '@tintory/locales';
import { Markup } from './markup.tsx';

/** Tells search engines the questions of this page and their answers, as schema.org names them. */
export const FaqMarkup = ({ questions }: { questions: readonly Question[] }) => (
  <Markup
    data={{
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    }}
  />
);
