export * from './image-pool.ts';
