import { useState } from 'react';

const sixDigits = /^#[0-9a-f]{6}$/i;
const loose = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Parses `fff`, `#FFF` or `ffffff` to lower-case `#rrggbb`; null for anything else. */
function wholeColor(text: string): string | null {
  const digits = loose.exec(text.trim())?.[1]?.toLowerCase();
  if (!digits) return null;
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}

/**
 * The text of a colour field. `onChange` gets only complete colours. Invalid text is discarded on
 * blur: the last colour stays, and `refused` is set.
 */
export function useTypedColor(value: string, onChange: (color: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  const take = (color: string) => {
    setTyped(null);
    setRefused(false);
    if (color !== value) onChange(color);
  };
  const type = (text: string) => {
    setRefused(false);
    if (sixDigits.test(text)) take(text.toLowerCase());
    else setTyped(text);
  };
  const leave = () => {
    if (typed === null) return;
    const color = wholeColor(typed);
    if (color) return take(color);
    setTyped(null);
    setRefused(true);
  };
  return { text: typed ?? value, refused, take, type, leave };
}
