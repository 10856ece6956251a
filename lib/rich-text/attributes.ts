import type { Attribute } from '@tiptap/core';

/** Attribute options: ProseMirror’s check throws if `isAllowed` is false. */
export function checked(name: string, isAllowed: (value: unknown) => boolean) {
  return {
    validate(value: unknown) {
      if (!isAllowed(value)) throw new RangeError(`${JSON.stringify(value)?.slice(0, 80)} is no ${name}`);
    },
  };
}

export function isCount(most: number) {
  return (value: unknown): value is number =>
    Number.isSafeInteger(value) && (value as number) >= 1 && (value as number) <= most;
}

export const isFileId = isCount(Number.MAX_SAFE_INTEGER);

/** A file id, `data-file-id` in copied HTML. */
export const fileId: Attribute = {
  isRequired: true,
  parseHTML: (element) => Number(element.dataset.fileId),
  renderHTML: ({ fileId }) => ({ 'data-file-id': fileId }),
  ...checked('file', isFileId),
};

/** Text up to `longest` characters, `data-…` in copied HTML; null for none. */
export function words(name: string, longest: number): Attribute {
  return {
    default: null,
    parseHTML: (element) => element.getAttribute(`data-${name}`)?.slice(0, longest) || null,
    renderHTML: (all) => (all[name] ? { [`data-${name}`]: all[name] } : {}),
    ...checked(
      name,
      (value) => value === null || (typeof value === 'string' && value !== '' && value.length <= longest),
    ),
  };
}

/** One of several words, possibly null. In copied HTML `data-…`. */
export function oneOf(name: string, allowed: readonly (string | null)[]): Attribute {
  const [normal = null] = allowed;
  return {
    default: normal,
    parseHTML: (element) => {
      const value = element.getAttribute(`data-${name}`);
      return allowed.includes(value) ? value : normal;
    },
    renderHTML: (all) => (all[name] ? { [`data-${name}`]: all[name] } : {}),
    ...checked(name, (value) => allowed.includes(value as string | null)),
  };
}
