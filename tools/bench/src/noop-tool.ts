const toolOf = <const Credits extends number>(id: string, credits: Credits) =>
  ({
    tool: {
      id,
      path: '/tools/app/noop',
      icon: 'none',
      functions: [{ id: 'run', callType: 'async', credits, fields: [] }],
      texts: { title: '', verb: '', tagline: '', description: '', fields: {}, options: {} },
    },
    recipe: () => Promise.resolve({ outputs: [], engine: 'none' }),
  }) as const;

/** A tool that does nothing: what remains is the overhead of a job. */
export const noopTool = toolOf('noop', 0);

/** The same for a credit: with all that money asks for. */
export const pricedTool = toolOf('priced', 1);

const jobOf = (tool_id: string) => ({ tool_id, func_id: 'run', call_type: 'async', inputs: [] });

export const noopJob = jobOf('noop');
export const pricedJob = jobOf('priced');
