import type { ReactNode } from 'react';

/** A decorative icon, hidden from screen readers. */
export const Sign = ({ children }: { children: ReactNode }) => (
  <span aria-hidden="true" style={{ display: 'contents' }}>
    {children}
  </span>
);
