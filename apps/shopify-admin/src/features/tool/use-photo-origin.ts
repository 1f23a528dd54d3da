import type { PhotoOrigin } from '@tintory/tools-ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pictureOf, productOf } from '../../config/store-ids.ts';

/** The store picture in the URL: a product and one of its files. */
export function usePhotoOrigin(): PhotoOrigin | null {
  const [params] = useSearchParams();
  const [product, file] = [params.get('product'), params.get('file')];
  return useMemo(
    () => (product && file ? { productId: productOf(product), fileId: pictureOf(file) } : null),
    [product, file],
  );
}
