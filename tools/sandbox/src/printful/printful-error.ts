const reasons: Record<number, string> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  404: 'NotFound',
  409: 'Conflict',
  429: 'TooManyRequests',
  500: 'InternalServerError',
};

/** An error in Printful's format, which contains its message twice. */
export class PrintfulError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }

  toBody() {
    const { status, message } = this;
    return {
      ...{ code: status, result: message, data: message },
      error: { reason: reasons[status] ?? 'BadRequest', message },
    };
  }
}
