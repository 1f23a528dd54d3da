import { effectTasks } from '@tintory/effects';
import { illustrationTasks } from '@tintory/illustration';
import { imagingTasks, type TaskPool, type TasksOf } from '@tintory/imaging';
import { tattooTasks } from '@tintory/tattoo';

/** All image work of the product: each lib lists its own tasks, and this is the list of the libs. */
export const imageTasks = { ...imagingTasks, ...effectTasks, ...illustrationTasks, ...tattooTasks };

/** What each task takes and answers. */
export type Tasks = TasksOf<typeof imageTasks>;

export type TaskName = keyof Tasks;

/** The tasks that work on pictures. */
export type ImageTaskName = Exclude<TaskName, 'warm'>;

/** What the server asks of the image engine. */
export type ImagePool = TaskPool<typeof imageTasks>;
