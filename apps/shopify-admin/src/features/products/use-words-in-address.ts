import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The search words, also in the URL, so that going back from a product restores the list. */
export function useWordsInAddress() {
  const [params, setParams] = useSearchParams();
  // The URL updates one render later; the field must not.
  const [words, setWords] = useState(params.get('q') ?? '');
  const change = useCallback(
    (next: string) => {
      setWords(next);
      const q = next.trim();
      setParams(q ? { q } : {}, { replace: true, preventScrollReset: true });
    },
    [setParams],
  );
  return [words, change] as const;
}
