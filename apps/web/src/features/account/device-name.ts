import bowser from 'bowser';

/** A device's common name from its user agent; null if unknown. */
export function deviceName(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const { browser, os, platform } = bowser.parse(userAgent);
  // For Apple devices the model is better known than the system: iPhone, not iOS.
  const system = platform.vendor === 'Apple' && platform.model ? platform.model : os.name;
  return browser.name && system ? `${browser.name}, ${system}` : null;
}
