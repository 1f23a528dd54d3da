import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What is looked for, in the address too: the way back from a product finds the same list. */
export function useWordsInAddress() {
  const [params, setParams] = useSearchParams();
  // The address follows a step behind; the field must not.
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
