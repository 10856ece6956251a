/** The stored name of a page of a PDF as a picture; the first is 1. A picture keeps its own. */
export function pdfPage(filename: string, page: number): string {
  return filename.replace(/\.pdf$/, `.pdf/${page}`);
}
