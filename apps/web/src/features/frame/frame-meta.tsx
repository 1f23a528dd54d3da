import { PageMeta } from '../../config/page-meta.tsx';
import { useEffect } from 'react';

/** A framed page is nothing that a search should lead to. */
export function FrameMeta({ title }: { title: string }) {
  useEffect(() => {
    const robots = document.createElement('meta');
    robots.name = 'robots';
    robots.content = 'noindex';
    document.head.append(robots);
    return () => robots.remove();
  }, []);
  return <PageMeta title={title} description={title} />;
}
