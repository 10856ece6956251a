import type { ModuleContext } from './context.ts';

/** A file that visitors download (`server/site/downloads.ts`). */
export interface Download {
  /**
   * The address, such as /catalog/vinci-catalog.png, or one with parameters: /packaging/:slug/:name. Its last segment is the
   * name of the saved file; below one that ends in .png, any picture is a PNG.
   */
  path: string;
  /** The stored name of the file; null when there is none: then the address is not found. */
  file(context: ModuleContext, parameters: Record<string, string>): string | null;
  /** The address of what is there instead of it, without a file; null when there is nothing. */
  movedTo?(context: ModuleContext, parameters: Record<string, string>): string | null;
  /**
   * A visitor downloaded all of it, on this day (YYYY-MM-DD) of the site. Not called for HEAD, prefetches or staff. `shown` reads
   * as `file` did, in the language of the visitor.
   */
  onDownload?(
    context: ModuleContext,
    day: string,
    parameters: Record<string, string>,
    shown: ModuleContext,
  ): void;
}

/** Small pictures in one file (`server/site/sprites.ts`), one below the other, each in a cell of the same size in pixels. */
export interface Sprite {
  /** Its address is `spriteAddress(name, pictures)`. */
  name: string;
  width: number;
  height: number;
  /** The stored names of its pictures, in their order. */
  pictures(context: ModuleContext): string[];
}
