import { KitProvider } from '@tintory/ui-kit';
import type { ComponentType } from 'react';
import { polarisKit } from './polaris-kit.ts';

/** Gives a component the controls it draws with; import it lazily, it brings much of Polaris. */
export const withKit = <Props extends object>(Component: ComponentType<Props>) =>
  function WithKit(props: Props) {
    return (
      <KitProvider kit={polarisKit}>
        <Component {...props} />
      </KitProvider>
    );
  };
