import type { Question } from '@tintory/locales';
import { Markup } from './markup.tsx';

/** Structured data: the page's questions and answers, as a schema.org FAQ. */
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
