import { describe, expect, it } from 'vitest';
import { createWaitingTasks } from './waiting-tasks.ts';

/** A queue of tasks, each `user:name`, with a `+` if it is paid. */
function lineOf(...names: string[]) {
  const waiting = createWaitingTasks();
  for (const name of names) {
    const turn = { user: String(name.split(':')[0]), isPaid: name.endsWith('+') };
    void waiting
      .add({ task: 'cutout', request: { inputPath: name } }, { turn })
      .catch(() => undefined);
  }
  const next = (isFreeAllowed = true) => {
    const task = waiting.next(isFreeAllowed);
    return task && { task, name: (task.message.request as { inputPath: string }).inputPath };
  };
  return {
    waiting,
    next,
    take: (count: number) => Array.from({ length: count }, () => next()?.name),
  };
}

describe('the order of waiting tasks', () => {
  it('is paid before free', () => {
    expect(lineOf('a:1', 'a:2', 'b:3+', 'a:4+').take(5)).toEqual([
      'b:3+',
      'a:4+',
      'a:1',
      'a:2',
      undefined,
    ]);
  });

  it('gives each user a turn, however many tasks another has', () => {
    const line = lineOf('a:1', 'a:2', 'a:3', 'a:4', 'b:1', 'c:1', 'b:2');
    expect(line.take(7)).toEqual(['a:1', 'b:1', 'c:1', 'a:2', 'b:2', 'a:3', 'a:4']);
  });

  it('lets free ones wait where only paid ones are taken', () => {
    const line = lineOf('a:1', 'b:1', 'b:2+');
    expect([line.next(false)?.name, line.next(false)?.name, line.next()?.name]).toEqual([
      'b:2+',
      undefined,
      'a:1',
    ]);
  });

  it('begins with one that was given back', () => {
    const line = lineOf('a:1', 'b:1+');
    const first = line.next(false);
    if (first) line.waiting.putBack(first.task);
    const second = lineOf('a:1', 'a:2', 'b:1');
    const back = second.next();
    if (back) second.waiting.putBack(back.task);
    expect([line.next()?.name, second.next()?.name]).toEqual(['b:1+', 'a:1']);
  });
});
