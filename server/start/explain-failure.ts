type Failure = NodeJS.ErrnoException & { port?: number };

const refused = new Set(['EACCES', 'EPERM', 'EROFS']);

/** Why a start has ended, for who gave the command: a sentence and what to do, and what the system said where that helps. */
export function explainFailure(error: Failure): string {
  const { code = '', path, port, cause } = error;
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Set PORT to another one.`;
  if (refused.has(code) && port !== undefined) {
    return `The site may not listen on port ${port}. Set PORT to 1024 or more, and have a proxy pass requests on.`;
  }
  if (refused.has(code) && path) {
    return `The site may not use ${path} (${code}). Give the user that it runs as the right to read and write there.`;
  }
  return cause instanceof Error ? `${error.message} (${cause.message})` : error.message;
}
