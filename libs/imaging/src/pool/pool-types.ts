export type OnProgress = (progress: number) => void;

/** Does one kind of task in a child; its code is loaded with its first request. */
export type TaskHandler = (request: never, onProgress: OnProgress) => Promise<unknown>;

/** The tasks of a lib, by name. Only paths and settings travel between processes. */
export type TaskHandlers = Readonly<Record<string, TaskHandler>>;

/** What each task takes and answers. */
export type TasksOf<Handlers extends TaskHandlers> = {
  [Name in keyof Handlers]: {
    request: Parameters<Handlers[Name]>[0];
    answer: Awaited<ReturnType<Handlers[Name]>>;
  };
};

/** Asks a pool for one task; aborting its signal kills the child that works on it. */
export type TaskCall<Request, Answer> = (
  request: Request,
  control?: TaskControl,
) => Promise<Answer>;

/** The tasks that somebody may ask for; `warm` is the pool's own. */
export type TaskCalls<Handlers extends TaskHandlers> = {
  [Name in Exclude<keyof Handlers, 'warm'>]: TaskCall<
    TasksOf<Handlers>[Name]['request'],
    TasksOf<Handlers>[Name]['answer']
  >;
};

/**
 * What the server asks of a pool. Files go in and out by path: no pixels travel between processes.
 * Every call rejects with an `ImageError`.
 */
export type TaskPool<Handlers extends TaskHandlers> = TaskCalls<Handlers> & {
  /** Loads the models in every child, so the first job is as fast as the second. */
  warm(): Promise<void>;
  /** Children with their resident memory in bytes and whether they work now. */
  stats(): { pid: number; rssBytes: number; busy: boolean }[];
  close(): Promise<void>;
};

export type TaskControl = {
  /** Aborting kills the child that works on this task. */
  signal?: AbortSignal;
  /** Called with 0 to 1 as the work goes on. */
  onProgress?: (progress: number) => void;
  timeoutMs?: number;
  /** Whose turn it is; work without it is the product's own and as urgent as paid work. */
  turn?: Turn;
};

/** Who asks for work, and whether it is paid for: paid work comes first, users take turns. */
export type Turn = { user: string; isPaid: boolean };
