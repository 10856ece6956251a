/** Appends to the list of a key in constant time, unlike copying the list. */
export function append<Key, Value>(lists: Map<Key, Value[]>, key: Key, ...values: Value[]): void {
  const list = lists.get(key);
  if (list) for (const value of values) list.push(value);
  else lists.set(key, values);
}
