import { jobsQuery } from '@tintory/api-client';
import type { Job } from '@tintory/contract';
import { useApi } from '@tintory/session';
import { useQuery } from '@tanstack/react-query';

/** Two rows of the widest page; what does not fill a row of four is left out. */
export const shownResults = 8;
/** Free previews and questions lie between what was made. */
const asked = 3 * shownResults;
const inRow = 4;

const wholeRows = <Row>(rows: Row[]): Row[] =>
  rows.length < inRow ? rows : rows.slice(0, rows.length - (rows.length % inRow));

/** What is answered at once, such as where the faces are, is a question, and a preview no result. */
const isMade = ({ call_type: type, func_id: func, outputs }: Job): boolean =>
  type === 'async' && func !== 'preview' && outputs.length > 0;

/** The latest pictures made; undefined until they are known. */
export function useRecentResults() {
  const api = useApi();
  const query = jobsQuery(api, { status: 'succeeded', limit: asked, sort: '-created_at' });
  const { data, isError, refetch } = useQuery(query);
  return {
    jobs: data && wholeRows(data.rows.filter(isMade).slice(0, shownResults)),
    failed: isError && !data,
    reload: () => void refetch(),
  };
}

export type RecentJobs = ReturnType<typeof useRecentResults>;
