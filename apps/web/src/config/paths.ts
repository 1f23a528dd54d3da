import { findTool, type ToolId } from '@tintory/catalog';

/** Every address of the app. A tool's own comes from the catalog. */
export const paths = {
  home: { pattern: '/', href: () => '/' },
  tool: { href: (id: ToolId) => findTool(id)?.path ?? '/' },
  history: { pattern: '/history', href: () => '/history' },
  confirm: {
    pattern: '/login/confirm',
    href: (next: string) => `/login/confirm?${new URLSearchParams({ next })}`,
  },
  terms: { pattern: '/user-terms', href: () => '/user-terms' },
  privacy: { pattern: '/privacy-policy', href: () => '/privacy-policy' },
} as const;
