/** Why a picture is refused, as a sentence for its sender. */
export class InvalidImageError extends Error {
  override name = 'InvalidImageError';
}
