/**
 * Separate chunks for features that most pages, such as articles and background removal, do not
 * need. Each has only its own modules: with shared dependencies in it, other chunks would load it.
 */
export const toolChunks = [
  {
    name: 'paint',
    test: /editors[\\/]src[\\/]paint[\\/]|paint-document[\\/]src|picture-files[\\/]src[\\/](read-picture|write-picture|picture-writer)/,
    priority: 5,
  },
  // Only the resize editor resamples on the main thread; opening a photo is needed by every page.
  {
    name: 'resize',
    test: /editors[\\/]src[\\/]resize[\\/]|pixels[\\/]src[\\/](?!(jpeg|orientation|png)[\\/])/,
    priority: 5,
  },
  { name: 'preview', test: /editors[\\/]src[\\/]preview[\\/]/, priority: 5 },
  { name: 'history', test: /tools-ui[\\/]src[\\/]history[\\/]/, priority: 5 },
  // Higher priority than the base chunk, which takes all makers in its list; every tool checks
  // whether it is batchable.
  {
    name: 'batch',
    test: /tools-ui[\\/]src[\\/]batch[\\/]|tanstack[\\/](react-)?virtual/,
    priority: 9,
  },
].map((group) => ({ ...group, includeDependenciesRecursively: false }));
