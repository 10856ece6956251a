import yauzl from 'yauzl';

/** What is in a zip, by its names. */
export async function partsOf(file: string): Promise<Map<string, Buffer>> {
  const parts = new Map<string, Buffer>();
  const zip = await yauzl.openPromise(file, { lazyEntries: true });
  for await (const entry of zip.eachEntry()) {
    const pieces: Buffer[] = [];
    for await (const piece of await zip.openReadStreamPromise(entry)) pieces.push(piece);
    parts.set(entry.fileName, Buffer.concat(pieces));
  }
  return parts;
}
