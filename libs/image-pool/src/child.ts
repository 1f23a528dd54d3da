import { serveTasks } from '@tintory/imaging';
import { imageTasks } from './image-tasks.ts';

// The program of the pool's child processes.
serveTasks(imageTasks);
