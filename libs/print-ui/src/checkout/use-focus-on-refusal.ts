import { useEffect, useRef } from 'react';

/**
 * Leads to the first marked field of a form, or else to what it says: either may be far above the
 * button.
 *
 * @param refusals how often somebody wanted to go on and could not
 */
export function useFocusOnRefusal<Form extends HTMLElement>(refusals: number) {
  const form = useRef<Form>(null);
  useEffect(() => {
    if (refusals === 0) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (field) field.focus();
    else form.current?.querySelector('[role="alert"]')?.scrollIntoView?.({ block: 'center' });
  }, [refusals]);
  return form;
}
