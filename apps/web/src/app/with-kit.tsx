import type { ComponentType } from 'react';
import { MantineKitProvider } from './kit/mantine-kit-provider.tsx';

/** Provides the UI kit to a component. Import it lazily: it loads all of Mantine. */
export const withKit = <Props extends object>(Component: ComponentType<Props>) =>
  function WithKit(props: Props) {
    return (
      <MantineKitProvider>
        <Component {...props} />
      </MantineKitProvider>
    );
  };
