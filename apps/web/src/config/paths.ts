import { findTool, tools, type ToolId } from '@tintory/catalog';

/** The pages of one's account. */
export const accountParts = ['profile', 'security', 'plan', 'credits', 'bills'] as const;
export type AccountPart = (typeof accountParts)[number];

/** Every address of the app. A tool's own comes from the catalog. */
export const paths = {
  home: { pattern: '/', href: () => '/' },
  tool: { href: (id: ToolId) => findTool(id)?.path ?? '/' },
  resize: { pattern: '/tools/app/resize-image', href: () => '/tools/app/resize-image' },
  paint: { pattern: '/tools/app/paint-image', href: () => '/tools/app/paint-image' },
  batch: { pattern: '/batch', href: () => '/batch' },
  history: { pattern: '/history', href: () => '/history' },
  pricing: { pattern: '/pricing', href: () => '/pricing' },
  paid: {
    pattern: '/pricing/done',
    href: (next: string) => `/pricing/done?${new URLSearchParams({ next })}`,
  },
  storePaid: { pattern: '/store/plan', href: () => '/store/plan' },
  storeJoin: { pattern: '/store/join', href: () => '/store/join' },
  account: { pattern: '/account', href: (part: AccountPart) => `/account/${part}` },
  confirm: {
    pattern: '/login/confirm',
    href: (next: string) => `/login/confirm?${new URLSearchParams({ next })}`,
  },
  terms: { pattern: '/user-terms', href: () => '/user-terms' },
  privacy: { pattern: '/privacy-policy', href: () => '/privacy-policy' },
} as const;

const workbenches: readonly string[] = [
  ...tools.map(({ path }) => path),
  paths.resize.pattern,
  paths.paint.pattern,
];

/** Whether a workbench stands there, which takes more of the window than other pages. */
export const isWorkbench = (pathname: string): boolean => workbenches.includes(pathname);
