/** Of a `data:` address; not fetched: the site’s policy only allows its own addresses. */
export function bytesOf(address: string) {
  const content = atob(address.slice(address.indexOf(',') + 1));
  return Uint8Array.from(content, (letter) => letter.charCodeAt(0));
}
