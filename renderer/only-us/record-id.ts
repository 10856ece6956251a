/** The id in the address of a page about one record; 0 for what is none. */
export function recordId({ id = '' }: Record<string, string>): number {
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0;
}
