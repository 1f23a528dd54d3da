import type { Product, Variant } from './catalogue.ts';
import { PrintfulError } from './printful-error.ts';

type Task = {
  id: number;
  variant: number;
  placements: string[];
  polls: number;
  reason: string | null;
};

/** Mockup tasks: pending for a number of polls, then completed or failed. */
export function createMockupTasks(variants: readonly Variant[]) {
  const tasks: Task[] = [];
  let polls = 1;
  let reason: string | null = null;

  return {
    create: (variantId: number, placements: string[], styles: readonly number[]): Task => {
      const variant = variants.find(({ id }) => id === variantId);
      if (!variant) throw new PrintfulError(400, `The catalog variant ${variantId} does not exist`);
      const known = stylesOf(variant.product).flatMap((one) => one.mockup_styles);
      if (styles.some((style) => !known.some(({ id }) => id === style))) {
        throw new PrintfulError(400, 'Mockup style is not available for this product');
      }
      const task = { id: 500_001 + tasks.length, variant: variantId, placements, polls, reason };
      reason = null;
      tasks.push(task);
      return task;
    },
    /** The task's state; each poll counts towards its end. */
    look: (id: number, origin: string) => {
      const task = tasks.find((one) => one.id === id);
      if (!task) return [];
      const isPending = task.polls > 0;
      task.polls -= 1;
      return [taskView(task, isPending, origin)];
    },
    /** The outcomes of the ended tasks, in order. */
    ended: (): readonly string[] =>
      tasks
        .filter((one) => one.polls < 0)
        .map((one) => (one.reason === null ? 'completed' : 'failed')),
    /** Number of polls for which new tasks are pending; Infinity never ends. */
    setPolls: (times: number): void => {
      polls = times;
    },
    failNext: (why: string): void => {
      reason = why;
    },
  };
}

export const taskView = (task: Task, isPending: boolean, origin: string) => {
  const isDone = !isPending && task.reason === null;
  const mockups = task.placements.map((placement, index) => ({
    ...{ placement, display_name: placement, technique: 'dtg', style_id: index + 1 },
    mockup_url: `${origin}/printful/mockups/${task.id}-${placement}.jpg`,
  }));
  return {
    id: task.id,
    status: isPending ? 'pending' : isDone ? 'completed' : 'failed',
    catalog_variant_mockups: isDone ? [{ catalog_variant_id: task.variant, mockups }] : [],
    failure_reasons: !isPending && task.reason !== null ? [task.reason] : [],
  };
};

/** Two mockup styles for each placement. */
export const stylesOf = ({ id, placements }: Product) =>
  placements.map(({ placement, technique }, at) => ({
    ...{ placement, technique, display_name: placement },
    mockup_styles: ['Flat', 'Lifestyle'].map((category_name, index) => ({
      ...{ id: id * 100 + at * 10 + index, category_name, view_name: placement },
    })),
  }));
