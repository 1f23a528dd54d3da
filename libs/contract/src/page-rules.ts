/** Pages for other sites' frames: no chat, no page views. */
export const framedPath = '/iframe';

/** Whether a page is one for other sites' frames. */
export const isFramedPath = (path: string): boolean =>
  path === framedPath || path.startsWith(`${framedPath}/`);

export const supportRules = {
  /** Most messages of one address in an hour. */
  perHour: 5,
  maxCharacters: 4_000,
} as const;

/** The longest time the owner can look back, in days. */
export const mostVisitDays = 90;
