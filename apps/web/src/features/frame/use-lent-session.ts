import { openLender } from '@tintory/page-services';
import { useSession } from '@tintory/session';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../config/paths.ts';

/** Signing in from within a page of others: in a tab of our own site, which lends its session. */
export function useLentSession() {
  const { login } = useSession();
  const [isWaiting, setIsWaiting] = useState(false);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);
  return {
    isWaiting,
    signIn: () => {
      stop.current();
      setIsWaiting(true);
      stop.current = openLender(paths.lendSession.href(), (tokens) => {
        setIsWaiting(false);
        login(tokens);
      });
    },
  };
}
