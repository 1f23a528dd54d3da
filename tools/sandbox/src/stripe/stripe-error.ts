/** A refusal in Stripe's words. */
export class StripeError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly type: string;

  constructor(status: number, message: string, code?: string, type = 'invalid_request_error') {
    super(message);
    this.status = status;
    this.code = code;
    this.type = type;
  }

  toBody() {
    const { type, message, code } = this;
    return { error: { type, message, ...(code ? { code } : {}) } };
  }
}
