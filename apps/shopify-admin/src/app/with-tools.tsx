import { ToolServicesProvider } from '@tintory/tools-ui';
import type { ComponentType } from 'react';
import { useMerchantToolServices } from './use-merchant-tool-services.ts';

/** Provides the tools' services to a page: API, session, upload signing, pages. */
export const withTools = <Props extends object>(Component: ComponentType<Props>) =>
  function WithTools(props: Props) {
    return (
      <ToolServicesProvider services={useMerchantToolServices()}>
        <Component {...props} />
      </ToolServicesProvider>
    );
  };
