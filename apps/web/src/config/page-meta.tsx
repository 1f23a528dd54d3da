import { brand } from '@tintory/contract';
import { useEffect } from 'react';

/** Title and description of the page it stands in. */
export function PageMeta({ title, description }: { title: string; description: string }) {
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
  return null;
}
