import { TitleBar } from '@shopify/app-bridge-react';
import { brand } from '@tintory/contract';
import { useEffect } from 'react';

/** Sets the page's title in the admin's title bar and in the browser. */
export function PageTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title]);
  return <TitleBar title={title} />;
}
