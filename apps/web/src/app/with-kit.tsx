import type { ComponentType } from 'react';
import { MantineKitProvider } from './kit/mantine-kit-provider.tsx';

/** Gives a component the controls it draws with; import it lazily, it brings all of Mantine. */
export const withKit = <Props extends object>(Component: ComponentType<Props>) =>
  function WithKit(props: Props) {
    return (
      <MantineKitProvider>
        <Component {...props} />
      </MantineKitProvider>
    );
  };
