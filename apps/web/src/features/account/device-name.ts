import bowser from 'bowser';

/** What people call the thing they hold, from what it says of itself; null for anything else. */
export function deviceName(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const { browser, os, platform } = bowser.parse(userAgent);
  // People say iPhone where the system says iOS.
  const system = platform.vendor === 'Apple' && platform.model ? platform.model : os.name;
  return browser.name && system ? `${browser.name}, ${system}` : null;
}
