const names = {
  400: ['ValidationError', 'Invalid query'],
  404: ['NotFoundError', 'Not Found'],
  502: ['ApplicationError', 'The content cannot be reached.'],
} as const;

/** A failure in Strapi's own envelope, which content clients expect. */
export class ContentError extends Error {
  readonly status: keyof typeof names;

  constructor(status: keyof typeof names, message: string = names[status][1]) {
    super(message);
    this.status = status;
  }

  toBody() {
    const [name] = names[this.status];
    return { data: null, error: { status: this.status, name, message: this.message, details: {} } };
  }
}
