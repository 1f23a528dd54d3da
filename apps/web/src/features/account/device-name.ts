const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/** What people call the thing they hold, from what it says of itself; null for anything else. */
export function deviceName(userAgent: string | null): string | null {
  const find = (known: readonly (readonly [string, string])[]) =>
    known.find(([mark]) => userAgent?.includes(mark))?.[1];
  const parts = [find(browsers), find(systems)].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : null;
}
