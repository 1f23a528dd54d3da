import { useApi } from '@tintory/session';
import { useEffect, useState } from 'react';
import {
  gatherPictures,
  type ChosenProduct,
  type Gathered,
  type Which,
} from './gather-pictures.ts';

type State = { read: number; gathered: Gathered | null };

const begun: State = { read: 0, gathered: null };

/** The pictures of the chosen products, read again when the products or `which` change. */
export function useGathered(products: readonly ChosenProduct[], which: Which): State {
  const api = useApi();
  const [state, setState] = useState(begun);
  useEffect(() => {
    if (products.length === 0) return;
    const controller = new AbortController();
    const { signal } = controller;
    setState(begun);
    const onRead = (read: number) => {
      if (!signal.aborted) setState({ read, gathered: null });
    };
    gatherPictures(api, products, which, { signal, onRead })
      .then((gathered) => setState({ read: products.length, gathered }))
      // Only rejects when aborted: unreadable products are counted.
      .catch(() => undefined);
    return () => controller.abort();
  }, [api, products, which]);
  return state;
}
