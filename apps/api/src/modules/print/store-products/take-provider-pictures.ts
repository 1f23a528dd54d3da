import { AppError } from '../../../platform/errors.ts';
import type { MessageOutcome } from '../../../platform/queue/define-queue.ts';
import type { ProviderPicturesMessage } from './provider-pictures.queue.ts';

type Parts = {
  /** Waits for the provider, which may take minutes. */
  add: (message: ProviderPicturesMessage) => Promise<void>;
  onError: (error: unknown) => void;
};

/**
 * Has the provider's pictures added. A process that is to end gives the message back for the next one; so
 * does trouble that may be over later, and a refusal is told once.
 */
export function takeProviderPictures({ add, onError }: Parts) {
  return async (
    message: ProviderPicturesMessage,
    stopping: AbortSignal,
  ): Promise<MessageOutcome> => {
    const ended = new Promise<'again'>((resolve) => {
      if (stopping.aborted) resolve('again');
      stopping.addEventListener('abort', () => resolve('again'), { once: true });
    });
    const added = add(message).then(
      () => 'done' as const,
      (error: unknown) => {
        onError(error);
        return error instanceof AppError && error.code === 'PrintRefused' ? 'done' : 'again';
      },
    );
    return Promise.race([added, ended]);
  };
}
