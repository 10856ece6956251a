import { askEncoder } from './encoder/encoder.ts';

/** A page of a PDF: the size of its picture in pixels, and its text. */
export interface DocumentPage {
  page: number;
  width: number;
  height: number;
  text: string;
}

/** The properties of a PDF: size and colour are those of its first page as a picture. */
export interface PreparedPdf {
  width: number;
  height: number;
  color: string;
  documentPages: DocumentPage[];
}

/**
 * Reads a PDF: the size and colour of its first page as a picture, and all of its pages. Throws InvalidImageError with a
 * sentence when it is protected, damaged, has too many pages or can't be drawn. Other work gets its turn in between.
 */
export async function readPdf(file: string): Promise<PreparedPdf> {
  const { sizes, color } = await askEncoder('inspectPdf', file);
  const texts: string[] = [];
  while (texts.length < sizes.length) texts.push(...(await askEncoder('readTexts', file, texts.length)));
  const documentPages = sizes.map((size, index) => ({ ...size, page: index + 1, text: texts[index] ?? '' }));
  const { width = 0, height = 0 } = sizes[0] ?? {};
  return { width, height, color, documentPages };
}
