import { AppProvider } from '@shopify/polaris';
import english from '@shopify/polaris/locales/en.json';
import type { Draw } from '@tintory/tools-ui/testing';
import { useKit } from '@tintory/ui-kit';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withKit } from '../src/app/kit/with-kit.tsx';

/** Renders with the merchant app's kit. */
export const draw: Draw = (use) => {
  const Page = withKit(() => use(useKit()));
  render(
    <AppProvider i18n={english}>
      <Page />
    </AppProvider>,
  );
  return userEvent.setup();
};
