/** Why the optimizer gives no picture: the status and a sentence for the answer. */
export class ImageError extends Error {
  override name = 'ImageError';

  constructor(
    readonly status: 400 | 404 | 503,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
