import { DirectionProvider, MantineProvider } from '@mantine/core';
import { KitProvider } from '@tintory/ui-kit';
import type { ReactNode } from 'react';
import { mantineKit } from './mantine-kit.ts';
import './mantine-styles.ts';
import { mantineTheme, tokenVariables } from './mantine-theme.ts';
import { useShownTheme } from './use-shown-theme.ts';

/**
 * Provides the consumer app's kit. Import it lazily: pages and modals without controls need no
 * Mantine.
 */
export function MantineKitProvider({ children }: { children: ReactNode }) {
  const theme = useShownTheme();
  return (
    <DirectionProvider>
      <MantineProvider
        theme={mantineTheme}
        cssVariablesResolver={tokenVariables}
        forceColorScheme={theme}
        // Mantine sets this one again when a boundary shows its content again.
        defaultColorScheme={theme}
      >
        <KitProvider kit={mantineKit}>{children}</KitProvider>
      </MantineProvider>
    </DirectionProvider>
  );
}
