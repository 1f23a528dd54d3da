import { serveTasks } from '@tintory/imaging';
import { imageTasks } from './image-tasks.ts';

// Entry point of the pool's child processes.
serveTasks(imageTasks);
