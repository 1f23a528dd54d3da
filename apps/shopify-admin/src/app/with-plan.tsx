import { useEffect, useState, type ComponentType } from 'react';
import { useStoreMember } from '../store/use-store-member.ts';
import { PageLoading } from './layout/page-loading.tsx';

/** The plan is asked for before there is a page; beyond this, one of its lines is not worth the wait. */
const timeoutMs = 1_500;

function useTimeout(): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), timeoutMs);
    return () => clearTimeout(timer);
  }, []);
  return over;
}

/** Draws a page once it is known what the plan charges: a line of it that comes later would move all. */
export const withPlan = <Props extends object>(Page: ComponentType<Props>) =>
  function WithPlan(props: Props) {
    const { isPending } = useStoreMember();
    const tooLong = useTimeout();
    return isPending && !tooLong ? <PageLoading /> : <Page {...props} />;
  };
