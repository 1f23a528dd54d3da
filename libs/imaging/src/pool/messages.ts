import type { CutoutAnswer, CutoutRequest, ImageFile, NormalizeRequest } from '../image-pool.ts';

/** What each task takes and answers; only paths and settings travel between processes. */
export type Tasks = {
  normalize: { request: NormalizeRequest; answer: ImageFile };
  cutout: { request: CutoutRequest; answer: CutoutAnswer };
  warm: { request: null; answer: null };
};

export type TaskName = keyof Tasks;

export type TaskMessage = {
  [Name in TaskName]: { task: Name; request: Tasks[Name]['request'] };
}[TaskName];

export type ChildMessage =
  /** Sent once, when its code is loaded. */
  | { kind: 'ready' }
  | { kind: 'progress'; progress: number }
  | { kind: 'answer'; answer: Tasks[TaskName]['answer']; rssBytes: number }
  | { kind: 'failure'; code: string; message: string; rssBytes: number };
