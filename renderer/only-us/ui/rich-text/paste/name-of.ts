/** What a pasted picture is called, as it has no name: `picture.jpg`. */
export function nameOf(type: string): string {
  return `picture.${type.replace('image/', '').replace('jpeg', 'jpg').replace('+xml', '')}`;
}
