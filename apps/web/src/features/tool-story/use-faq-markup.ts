import type { Question } from '@tintory/i18n';
import { useEffect } from 'react';

/** Tells search engines the questions of this page and their answers, as schema.org names them. */
export function useFaqMarkup(questions: readonly Question[]): void {
  const markup = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });
  useEffect(() => {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = markup;
    document.head.append(script);
    return () => script.remove();
  }, [markup]);
}
