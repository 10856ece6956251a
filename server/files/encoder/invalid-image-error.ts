/** Why a picture can't be taken, as a sentence for whoever sent it. */
export class InvalidImageError extends Error {
  override name = 'InvalidImageError';
}
