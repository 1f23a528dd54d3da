import { AppProvider } from '@shopify/polaris';
import english from '@shopify/polaris/locales/en.json';
import { useKit, type Kit } from '@tintory/ui-kit';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { withKit } from '../src/app/kit/with-kit.tsx';

/** Draws what a page would, with the merchants' controls. */
export function draw(use: (kit: Kit) => ReactNode) {
  const Page = withKit(() => use(useKit()));
  render(
    <AppProvider i18n={english}>
      <Page />
    </AppProvider>,
  );
  return userEvent.setup();
}

type HeldProps<Value> = {
  start: Value;
  seen: (value: Value) => void;
  draw: (value: Value, onChange: (value: Value) => void) => ReactNode;
};

/** A page that holds a value, as every page must. */
export function Held<Value>(props: HeldProps<Value>) {
  const [value, setValue] = useState(props.start);
  return props.draw(value, (next) => {
    props.seen(next);
    setValue(next);
  });
}
