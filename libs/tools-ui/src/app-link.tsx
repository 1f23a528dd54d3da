import type { ComponentProps, MouseEvent } from 'react';
import { useToolServices } from './tool-services.tsx';

type AppLinkProps = Omit<ComponentProps<'a'>, 'onClick'> & { href: string };

/** A link to a page of the app, which is shown without loading the app anew. */
export function AppLink({ href, children, ...rest }: AppLinkProps) {
  const { navigate } = useToolServices();
  const follow = (event: MouseEvent) => {
    // A new tab, a new window and a download are the browser's own business.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(href);
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}
