/** An error in Stripe's format. */
export class StripeError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly type: string;
  /** The invalid parameter. */
  readonly param: string | undefined;

  constructor(
    status: number,
    message: string,
    code?: string,
    { type = 'invalid_request_error', param }: { type?: string; param?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.type = type;
    this.param = param;
  }

  toBody() {
    const { type, message, code, param } = this;
    return { error: { type, message, ...(code && { code }), ...(param && { param }) } };
  }
}
