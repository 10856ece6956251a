/** A picture that a new site starts with. */
export interface Scene {
  /** Its name: the file is `<slug>.webp`. */
  slug: string;
  alt: { id: string; en: string };
  /** How many pixels wide it is rendered; 1600 by default. */
  width?: number;
  /** Has no background, so that it fits on any colour. */
  sign?: true;
  /** Has no background either, but so many colours and shadows that it is rendered with little loss. */
  isCutOut?: true;
  /** Is for download and print: a PNG with a palette, `<slug>.png`. */
  isSheet?: true;
  /** The whole picture as SVG. */
  draw: () => string;
}
