/** Why the optimizer can't serve a picture: the status and a sentence for the response. */
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
