export type OnProgress = (progress: number) => void;

/** Runs one kind of task in a child; its code is loaded at the first request. */
export type TaskHandler = (request: never, onProgress: OnProgress) => Promise<unknown>;

/** The tasks of a lib, by name. Only paths and settings travel between processes. */
export type TaskHandlers = Readonly<Record<string, TaskHandler>>;

/** Request and answer types of each task. */
export type TasksOf<Handlers extends TaskHandlers> = {
  [Name in keyof Handlers]: {
    request: Parameters<Handlers[Name]>[0];
    answer: Awaited<ReturnType<Handlers[Name]>>;
  };
};

/** Runs one task in a pool; aborting its signal kills the child that works on it. */
export type TaskCall<Request, Answer> = (
  request: Request,
  control?: TaskControl,
) => Promise<Answer>;

/** The tasks that callers may run; `warm` is the pool's own. */
export type TaskCalls<Handlers extends TaskHandlers> = {
  [Name in Exclude<keyof Handlers, 'warm'>]: TaskCall<
    TasksOf<Handlers>[Name]['request'],
    TasksOf<Handlers>[Name]['answer']
  >;
};

/**
 * The server's interface to a pool. Files are passed by path: no pixels travel between processes.
 * Every call rejects with an `ImageError`.
 */
export type TaskPool<Handlers extends TaskHandlers> = TaskCalls<Handlers> & {
  /** Loads the models in every child, so the first job is as fast as the second. */
  warm(): Promise<void>;
  /** Children with their resident memory in bytes and whether they are busy. */
  stats(): { pid: number; rssBytes: number; busy: boolean }[];
  close(): Promise<void>;
};

export type TaskControl = {
  /** Aborting kills the child that works on this task. */
  signal?: AbortSignal;
  /** Receives the progress, 0 to 1. */
  onProgress?: (progress: number) => void;
  timeoutMs?: number;
  /** The task's place in the queue; without it the task is the product's own and ranks as paid. */
  turn?: Turn;
};

/**
 * The user who requests a task, and whether it is paid: paid tasks come first, users take turns.
 */
export type Turn = { user: string; isPaid: boolean };
