import { useEffect, useState, type ComponentType } from 'react';
import { useStoreMember } from '../store/use-store-member.ts';
import { PageLoading } from './layout/page-loading.tsx';

/**
 * The plan is prefetched; after this many milliseconds the page renders without the plan's line.
 */
const timeoutMs = 1_500;

function useTimeout(): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), timeoutMs);
    return () => clearTimeout(timer);
  }, []);
  return over;
}

/**
 * Renders a page once the plan's fees are known, since a line added later would shift the layout.
 */
export const withPlan = <Props extends object>(Page: ComponentType<Props>) =>
  function WithPlan(props: Props) {
    const { isFetched } = useStoreMember();
    const tooLong = useTimeout();
    return isFetched || tooLong ? <Page {...props} /> : <PageLoading />;
  };
