import { ImageError, type TaskControl } from '../image-pool.ts';
import type { TaskMessage } from './messages.ts';

export type WaitingTask = {
  message: TaskMessage;
  control: TaskControl;
  resolve: (answer: unknown) => void;
  reject: (error: unknown) => void;
};

/** Tasks that no child has yet, in the order they came; one that is canceled leaves the line. */
export function createWaitingTasks() {
  const line: WaitingTask[] = [];

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
    next: () => line.shift(),
    /** To the head of the line: it was its turn already. */
    putBack: (task: WaitingTask) => line.unshift(task),
    refuse: (error: ImageError) => {
      for (const task of line.splice(0)) task.reject(error);
    },
  };
}
