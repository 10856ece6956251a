/** A picture the site starts with. */
export interface Scene {
  slug: string;
  alt: string;
  /** The whole picture as SVG; `drawPicture` makes a JPEG of it. */
  draw: () => string;
}
