/** For an attribute of a node: ProseMirror's check throws when `isAllowed` says no. */
export function checked(name: string, isAllowed: (value: unknown) => boolean) {
  return {
    validate(value: unknown) {
      if (!isAllowed(value)) throw new RangeError(`${JSON.stringify(value)?.slice(0, 80)} is no ${name}`);
    },
  };
}

/** Is it a whole number from 1 to `most`? */
export function isCount(most: number) {
  return (value: unknown): value is number =>
    Number.isSafeInteger(value) && (value as number) >= 1 && (value as number) <= most;
}
