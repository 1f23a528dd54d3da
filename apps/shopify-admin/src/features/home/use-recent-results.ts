import { jobsQuery } from '@tintory/api-client';
import { useApi } from '@tintory/session';
import { useQuery } from '@tanstack/react-query';

/** Two rows of the widest page; what does not fill a row of four is left out. */
const shown = 8;
const inRow = 4;

const wholeRows = <Row>(rows: Row[]): Row[] =>
  rows.length < inRow ? rows : rows.slice(0, rows.length - (rows.length % inRow));

/** The latest pictures made; undefined until they are known. */
export function useRecentResults() {
  const api = useApi();
  const query = jobsQuery(api, { status: 'succeeded', limit: shown, sort: '-created_at' });
  const { data, isError, refetch } = useQuery(query);
  return {
    // What is answered at once, such as where the faces are, is a question and no work.
    jobs:
      data &&
      wholeRows(data.rows.filter(({ call_type: type, outputs }) => type === 'async' && outputs[0])),
    failed: isError && !data,
    reload: () => void refetch(),
  };
}

export type RecentJobs = ReturnType<typeof useRecentResults>;
