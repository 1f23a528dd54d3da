import { PageMeta } from '../../config/page-meta.tsx';
import { useEffect } from 'react';

/** Keeps framed pages out of search engines. */
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
