/** A tool that does nothing: what remains is the overhead of a job. */
export const noopTool = {
  tool: {
    id: 'noop',
    path: '/tools/app/noop',
    icon: 'none',
    functions: [{ id: 'run', callType: 'async', credits: 0, fields: [] }],
    texts: { title: '', verb: '', tagline: '', description: '', fields: {}, options: {} },
  },
  recipe: () => Promise.resolve({ outputs: [], engine: 'none' }),
} as const;

export const noopJob = { tool_id: 'noop', func_id: 'run', call_type: 'async', inputs: [] };
