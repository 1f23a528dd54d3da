const longest = 200;

/** A page as it is counted: without what the address tells of one product or order of somebody. */
export const viewedPath = (pathname: string): string =>
  pathname
    .replace(/\/(?:\d+|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?=\/|$)/gi, '/:id')
    .slice(0, longest);
