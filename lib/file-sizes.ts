const megabyte = 1024 * 1024;

/** In bytes. */
export const maxFileBytes = 15 * megabyte;
/** In bytes. */
export const maxPdfBytes = 50 * megabyte;

export function sizeProblem(isPdf: boolean, bytes: number): string | null {
  if (bytes <= (isPdf ? maxPdfBytes : maxFileBytes)) return null;
  return isPdf
    ? 'The PDF is larger than 50 MB. Please export it for the web, with smaller pictures.'
    : 'The file is larger than 15 MB.';
}
