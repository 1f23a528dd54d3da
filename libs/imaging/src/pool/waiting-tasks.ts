import { ImageError } from '../image-error.ts';
import { type TaskControl, type Turn } from './pool-types.ts';
import type { TaskMessage } from './messages.ts';

export type WaitingTask = {
  message: TaskMessage;
  control: TaskControl;
  resolve: (answer: unknown) => void;
  reject: (error: unknown) => void;
};

const ownTurn: Turn = { user: '', isPaid: true };

export const isPaid = ({ control }: WaitingTask): boolean => (control.turn ?? ownTurn).isPaid;

/**
 * The queue of tasks: paid ones first, then by the user served longest ago, then in order of
 * arrival. Canceled tasks leave it.
 */
export function createWaitingTasks() {
  const line: WaitingTask[] = [];
  const returned = new Set<WaitingTask>();
  /** The turn in which each user was last served; cleared when the queue is empty. */
  const served = new Map<string, number>();
  let turns = 0;

  const userOf = ({ control }: WaitingTask) => (control.turn ?? ownTurn).user;
  const rankOf = (task: WaitingTask): number[] => [
    returned.has(task) ? 0 : 1,
    isPaid(task) ? 0 : 1,
    served.get(userOf(task)) ?? 0,
  ];

  function take(isFreeAllowed: boolean): WaitingTask | undefined {
    const [next] = line
      .filter((task) => isFreeAllowed || isPaid(task))
      // Sorting is stable: equal ranks keep their order.
      .sort((one, other) => compareRanks(rankOf(one), rankOf(other)));
    if (!next) return undefined;
    line.splice(line.indexOf(next), 1);
    returned.delete(next);
    turns += 1;
    served.set(userOf(next), turns);
    if (line.length === 0) served.clear();
    return next;
  }

  function leave(task: WaitingTask, error: ImageError): void {
    const place = line.indexOf(task);
    if (place === -1) return;
    line.splice(place, 1);
    task.reject(error);
  }

  return {
    get empty() {
      return line.length === 0;
    },
    add: (message: TaskMessage, control: TaskControl): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const canceled = new ImageError('Canceled', 'The task was canceled.');
        if (control.signal?.aborted) return reject(canceled);
        const task = { message, control, resolve, reject };
        control.signal?.addEventListener('abort', () => leave(task, canceled), { once: true });
        line.push(task);
      }),
    /** @param isFreeAllowed whether an unpaid task may be taken */
    next: take,
    /** Returns a task to the head of the queue. */
    putBack: (task: WaitingTask) => {
      returned.add(task);
      line.unshift(task);
    },
    refuse: (error: ImageError) => {
      for (const task of line.splice(0)) task.reject(error);
    },
  };
}

/** Compares ranks lexicographically. */
function compareRanks(one: number[], other: number[]): number {
  const place = one.findIndex((rank, index) => rank !== other[index]);
  return place === -1 ? 0 : (one[place] ?? 0) - (other[place] ?? 0);
}
