import type { ReactNode } from 'react';

/** A drawn sign beside words, or in the place of a name that is said: nothing to read out. */
export const Sign = ({ children }: { children: ReactNode }) => (
  <span aria-hidden="true" style={{ display: 'contents' }}>
    {children}
  </span>
);
