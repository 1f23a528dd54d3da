import { errorStatus, type ErrorCode } from '@tintory/contract';
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError,
} from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseTrouble } from './database/is-database-trouble.ts';
import { sayDetails, type Detail } from './detail.ts';
import { AppError, isDiskFull } from './errors.ts';
import { detailOfIssue } from './issue-detail.ts';
import { languageOf } from './language.ts';
import { errorMessage } from './messages.ts';

type Failure = FastifyError | AppError;

/** The only place where failures become answers; nothing internal is revealed. */
export const answerFailure = (error: Failure, request: FastifyRequest, reply: FastifyReply) =>
  answer(toAppError(error), error, request, reply);

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<Failure>(answerFailure);
  app.setNotFoundHandler((request, reply) => {
    const error = new AppError('NotFound');
    return answer(error, error, request, reply);
  });
}

async function answer(error: AppError, cause: Error, request: FastifyRequest, reply: FastifyReply) {
  if (error.status >= 500) request.log.error({ err: cause }, 'The request failed.');
  else request.log.info({ code: error.code }, 'The request was refused.');
  if (error.retryAfterSeconds) void reply.header('retry-after', error.retryAfterSeconds);
  const language = languageOf(request);
  return reply.status(error.status).send({
    code: error.code,
    message: await errorMessage(language, error.reason ?? error.code),
    request_id: request.id,
    ...(error.details && { details: await sayDetails(language, error.details) }),
  });
}

function toAppError(error: Failure): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new AppError('InvalidInput', { cause: error, details: reasons(error.validation) });
  }
  if (isDiskFull(error)) return new AppError('StorageFull', { cause: error });
  if (isDatabaseTrouble(error)) return new AppError('ProviderUnavailable', { cause: error });
  const status = error.statusCode ?? 500;
  return new AppError(status === 400 ? 'InvalidInput' : codeOf(status), { cause: error });
}

/** Fields with what is wrong about each, from `/inputs/0/key` to `inputs.0.key`. */
function reasons(issues: FastifySchemaValidationError[]): Record<string, Detail> {
  return Object.fromEntries(
    issues.map(({ instancePath, keyword, message, params }) => [
      instancePath.split('/').filter(Boolean).join('.') || 'body',
      detailOfIssue({ ...params, code: keyword, message }),
    ]),
  );
}

const byStatus: Record<number, ErrorCode> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  413: 'PayloadTooLarge',
  415: 'UnsupportedMedia',
  429: 'TooManyRequests',
};

const codeOf = (status: number): ErrorCode => {
  const code = byStatus[status];
  if (code && errorStatus[code] === status) return code;
  return status >= 400 && status < 500 ? 'InvalidInput' : 'Internal';
};
