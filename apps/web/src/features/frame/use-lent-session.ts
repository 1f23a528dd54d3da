import { openLender } from '@tintory/page-services';
import { useSession } from '@tintory/session';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../config/paths.ts';

/** Signs in from a framed page: a tab of our own site lends its session. */
export function useLentSession() {
  const { login } = useSession();
  const [state, setState] = useState<'idle' | 'waiting' | 'blocked'>('idle');
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);
  return {
    state,
    signIn: () => {
      stop.current();
      const close = openLender(paths.lendSession.href(), (tokens) => {
        setState('idle');
        login(tokens);
      });
      stop.current = close ?? (() => undefined);
      setState(close ? 'waiting' : 'blocked');
    },
  };
}
