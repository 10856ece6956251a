// What Express asks of iconv-lite, which brings 170 kB of tables: the build puts this in its place (vite.config.ts). Node.js has
// the encodings that browsers know.

export function encodingExists(encoding: string): boolean {
  try {
    return new TextDecoder(encoding) !== null;
  } catch {
    return false;
  }
}

export function decode(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes);
}

export function getDecoder(encoding: string) {
  // The words by which Express knows to answer 415.
  if (!encodingExists(encoding)) throw new Error(`Encoding not recognized: ${encoding}`);
  const decoder = new TextDecoder(encoding);
  return {
    write: (bytes: Uint8Array) => decoder.decode(bytes, { stream: true }),
    end: () => decoder.decode(),
  };
}
