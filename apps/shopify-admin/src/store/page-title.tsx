import { TitleBar } from '@shopify/app-bridge-react';
import { brand } from '@tintory/contract';
import { useEffect } from 'react';

/** The title of the page it stands in, for the admin's title bar and for the browser. */
export function PageTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title]);
  return <TitleBar title={title} />;
}
