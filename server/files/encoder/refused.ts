/** Why a picture can't be taken, as a sentence for whoever sent it. */
export class PictureRefused extends Error {
  override name = 'PictureRefused';
}
