import { ToolServicesProvider } from '@tintory/tools-ui';
import type { ComponentType } from 'react';
import { useWebToolServices } from './use-web-tool-services.ts';

/** Provides the tools' services to a page: API, session, upload signing, sign-in. */
export const withTools = <Props extends object>(Component: ComponentType<Props>) =>
  function WithTools(props: Props) {
    return (
      <ToolServicesProvider services={useWebToolServices()}>
        <Component {...props} />
      </ToolServicesProvider>
    );
  };
