import { KitProvider } from '@tintory/ui-kit';
import type { ComponentType } from 'react';
import { polarisKit } from './polaris-kit.ts';

/** Provides the UI kit to a component. Import it lazily: it loads much of Polaris. */
export const withKit = <Props extends object>(Component: ComponentType<Props>) =>
  function WithKit(props: Props) {
    return (
      <KitProvider kit={polarisKit}>
        <Component {...props} />
      </KitProvider>
    );
  };
