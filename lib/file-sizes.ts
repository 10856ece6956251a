const megabyte = 1024 * 1024;

/** The largest picture that may be uploaded, in bytes. */
export const maxFileBytes = 15 * megabyte;
/** The largest PDF that may be uploaded, in bytes. */
export const maxPdfBytes = 50 * megabyte;

/** Why a file of so many bytes can't be uploaded; null when it can. */
export function sizeProblem(isPdf: boolean, bytes: number): string | null {
  if (bytes <= (isPdf ? maxPdfBytes : maxFileBytes)) return null;
  return isPdf
    ? 'The PDF is larger than 50 MB. Please export it for the web, with smaller pictures.'
    : 'The file is larger than 15 MB.';
}
