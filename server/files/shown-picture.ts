import { files } from '#database/tables.ts';

/** The columns of a file that a page needs to show it, for a `select`. */
export const shownPicture = {
  filename: files.filename,
  width: files.width,
  height: files.height,
  color: files.color,
  alt: files.alt,
};

/** A picture as pages get it: stored name, size in pixels, average colour (#rrggbb) and alternative text. */
export interface ShownPicture {
  filename: string;
  width: number;
  height: number;
  color: string;
  alt: string;
}
