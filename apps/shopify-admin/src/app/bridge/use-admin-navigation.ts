import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { basePath } from '../../config/base-path.ts';

/** The app's path of a URL; null for other URLs. */
export function pageOf(href: string | null, origin = location.origin): string | null {
  if (!href || !URL.canParse(href, origin)) return null;
  const url = new URL(href, origin);
  const inside = url.pathname === basePath || url.pathname.startsWith(`${basePath}/`);
  if (url.origin !== origin || !inside) return null;
  return (url.pathname.slice(basePath.length) || '/') + url.search;
}

/** Follows the admin's own navigation without loading the app anew. */
export function useAdminNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = ({ target }: Event) => {
      const href = target instanceof Element ? target.getAttribute('href') : null;
      const page = pageOf(href);
      if (page) void navigate(page);
    };
    document.addEventListener('shopify:navigate', follow);
    return () => document.removeEventListener('shopify:navigate', follow);
  }, [navigate]);
}
