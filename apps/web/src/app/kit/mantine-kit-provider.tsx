import { DirectionProvider, MantineProvider } from '@mantine/core';
import { KitProvider } from '@tintory/ui-kit';
import type { ReactNode } from 'react';
import { mantineKit } from './mantine-kit.ts';
import './mantine-styles.ts';
import { mantineTheme, tokenVariables } from './mantine-theme.ts';
import { useShownTheme } from './use-shown-theme.ts';

/**
 * The consumer app's controls for everything below. Load it lazily: pages and modals that draw no
 * control go without Mantine.
 */
export function MantineKitProvider({ children }: { children: ReactNode }) {
  const theme = useShownTheme();
  return (
    <DirectionProvider>
      <MantineProvider
        theme={mantineTheme}
        cssVariablesResolver={tokenVariables}
        forceColorScheme={theme}
      >
        <KitProvider kit={mantineKit}>{children}</KitProvider>
      </MantineProvider>
    </DirectionProvider>
  );
}
