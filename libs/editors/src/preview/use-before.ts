import { useQuery } from '@tanstack/react-query';
import {
  isGone,
  linkQuery,
  type Part,
  partOf,
  type PreviewImage,
  sameShape,
  useImageArrival,
  useToolServices,
} from '@tintory/tools-ui';

/** How a picture's source photo relates to it. */
export type Before =
  | { state: 'waiting' }
  | { state: 'gone' }
  /** `apart`: of another shape, so that the two do not lie on each other. */
  | { state: 'apart'; url: string }
  | { state: 'fits'; url: string; part: Part | undefined };

/** Whether there is anything to compare a picture with. */
export const isComparable = ({ beforeUrl, beforeId }: PreviewImage): boolean =>
  Boolean(beforeUrl ?? beforeId);

/** The photo that a picture was made from; asked for where the two are compared, and not before. */
export function useBefore(image: PreviewImage): Before {
  const { api } = useToolServices();
  const id = image.beforeUrl ? null : (image.beforeId ?? null);
  const link = useQuery({ ...linkQuery(api, id ?? ''), enabled: id !== null });
  const url = image.beforeUrl ?? link.data?.url ?? null;
  const { size, broken } = useImageArrival(url);
  if (isGone(link.error) || broken) return { state: 'gone' };
  if (!url || !size) return { state: 'waiting' };
  if (image.region) return { state: 'fits', url, part: partOf(image.region, size) };
  return sameShape(size, image) ? { state: 'fits', url, part: undefined } : { state: 'apart', url };
}
