/** Adds values to the list of a key, which begins with the first of them. Unlike a copy of the list, it takes as long for each. */
export function append<Key, Value>(lists: Map<Key, Value[]>, key: Key, ...values: Value[]): void {
  const list = lists.get(key);
  if (list) for (const value of values) list.push(value);
  else lists.set(key, values);
}
