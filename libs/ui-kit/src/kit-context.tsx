import { createContext, useContext, type ReactNode } from 'react';
import type { Kit } from './kit.ts';

const KitContext = createContext<Kit | null>(null);

export function KitProvider({ kit, children }: { kit: Kit; children: ReactNode }) {
  return <KitContext value={kit}>{children}</KitContext>;
}

/** The app's controls. Throws outside a `KitProvider`. */
export function useKit(): Kit {
  const kit = useContext(KitContext);
  if (!kit) throw new Error('useKit needs a KitProvider above it.');
  return kit;
}
