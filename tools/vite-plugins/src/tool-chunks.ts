/**
 * Scripts of their own for what not everybody needs: whoever comes to read or to cut out a background
 * needs none of these. Each takes its own modules alone: with what they stand on, everybody else would
 * stand on them.
 */
export const toolChunks = [
  {
    name: 'paint',
    test: /editors[\\/]src[\\/]paint[\\/]|paint-document[\\/]src|picture-files[\\/]src[\\/](read-picture|write-picture|picture-writer)/,
    priority: 5,
  },
  // The page's own thread resamples only there; how a photo is opened is for every page.
  {
    name: 'resize',
    test: /editors[\\/]src[\\/]resize[\\/]|pixels[\\/]src[\\/](?!(jpeg|orientation|png)[\\/])/,
    priority: 5,
  },
  { name: 'preview', test: /editors[\\/]src[\\/]preview[\\/]/, priority: 5 },
  { name: 'history', test: /tools-ui[\\/]src[\\/]history[\\/]/, priority: 5 },
  // Before the base, which takes all of its list's makers; every tool asks whether it is batchable.
  {
    name: 'batch',
    test: /tools-ui[\\/]src[\\/]batch[\\/]|tanstack[\\/](react-)?virtual/,
    priority: 9,
  },
].map((group) => ({ ...group, includeDependenciesRecursively: false }));
