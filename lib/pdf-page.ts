/** The stored name of a PDF page as a picture, from 1. A picture keeps its own. */
export function pdfPage(filename: string, page: number): string {
  return filename.replace(/\.pdf$/, `.pdf/${page}`);
}
