import { effectTasks } from '@tintory/effects';
import { illustrationTasks } from '@tintory/illustration';
import { imagingTasks, type TaskPool, type TasksOf } from '@tintory/imaging';
import { tattooTasks } from '@tintory/tattoo';

/** All image tasks of the product, merged from the libs' lists. */
export const imageTasks = { ...imagingTasks, ...effectTasks, ...illustrationTasks, ...tattooTasks };

/** Request and answer types of each task. */
export type Tasks = TasksOf<typeof imageTasks>;

export type TaskName = keyof Tasks;

/** The names of tasks that work on pictures. */
export type ImageTaskName = Exclude<TaskName, 'warm'>;

/** The image engine's interface for the server. */
export type ImagePool = TaskPool<typeof imageTasks>;
