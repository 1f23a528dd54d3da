/** One entry of Chromium's trace; times in microseconds, `tdur` of the thread's own processor time. */
type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string; data?: { type?: string } };
};

const ofPointer: readonly string[] = ['pointerdown', 'pointermove', 'pointerup'];
const putOff: readonly string[] = ['FireAnimationFrame', 'TimerFire', 'FireIdleCallback'];

const isWork = ({ name, args }: TraceEvent): boolean =>
  putOff.includes(name) || (name === 'EventDispatch' && ofPointer.includes(args?.data?.type ?? ''));

/** Milliseconds of each pointer event and of each callback put off, in a trace of a page. */
export function mainThreadWork(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  return traceEvents.filter(isWork).map(({ dur = 0, tdur = dur }) => tdur / 1_000);
}

/** What has to be traced for `tasksOfMainThread`. */
export const stepCategories = ['__metadata', 'disabled-by-default-devtools.timeline'];

/** Milliseconds of each task of a page's own thread: while one runs, nobody is answered. */
export function tasksOfMainThread(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const named = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const pages = new Set(named.map(threadOf));
  return traceEvents
    .filter((event) => event.name === 'RunTask' && pages.has(threadOf(event)))
    .map(({ dur = 0, tdur = dur }) => tdur / 1_000);
}
