import { useT } from '@tintory/i18n';
import type { ComponentType } from 'react';
import { MantineKitProvider } from './kit/mantine-kit-provider.tsx';
import { Toaster } from './kit/toaster.tsx';

/** Gives a component the controls it draws with; import it lazily, it brings all of Mantine. */
export const withKit = <Props extends object>(Component: ComponentType<Props>) =>
  function WithKit(props: Props) {
    const t = useT();
    return (
      <MantineKitProvider>
        <Component {...props} />
        <Toaster closeLabel={t('close')} />
      </MantineKitProvider>
    );
  };
