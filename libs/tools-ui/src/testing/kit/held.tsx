import type { Kit } from '@tintory/ui-kit';
import type { UserEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';

/** Renders a test page with an app's controls. */
export type Draw = (use: (kit: Kit) => ReactNode) => UserEvent;

type HeldProps<Value> = {
  start: Value;
  seen: (value: Value) => void;
  draw: (value: Value, onChange: (value: Value) => void) => ReactNode;
};

/** A page that holds the value of a controlled input. */
export function Held<Value>(props: HeldProps<Value>) {
  const [value, setValue] = useState(props.start);
  return props.draw(value, (next) => {
    props.seen(next);
    setValue(next);
  });
}

export const formats = [
  { value: 'png', label: 'PNG' },
  { value: 'jpeg', label: 'JPEG' },
];
