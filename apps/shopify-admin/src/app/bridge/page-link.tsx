import { given } from '@tintory/ui-kit';
import type { AppProviderProps } from '@shopify/polaris';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

type LinkProps = ComponentProps<NonNullable<AppProviderProps['linkComponent']>>;

/** Link component of Polaris: routes inside the app, opens external links in a new tab. */
export function PageLink({ url, external, children, ref: _ref, ...others }: LinkProps) {
  const rest = given(others);
  return external || !url.startsWith('/') ? (
    <a {...rest} href={url} target="_blank" rel="noreferrer">
      {children}
    </a>
  ) : (
    <Link {...rest} to={url}>
      {children}
    </Link>
  );
}
