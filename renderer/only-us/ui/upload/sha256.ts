// What is larger the server refuses anyway.
const largest = 51 * 1024 * 1024;

/** The SHA-256 of a file in hexadecimal; null where the browser makes none (http: on another host) or the file is too large. */
export async function sha256(file: File): Promise<string | null> {
  if (!globalThis.crypto?.subtle || file.size > largest) return null;
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
