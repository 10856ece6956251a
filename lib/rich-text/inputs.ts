import * as z from 'zod/mini';
import type { OptionalPart, RichText } from './rich-text.ts';

const mostCharacters = 200_000;
const mostParts = 60_000;
const deepest = 40;

/**
 * A rich text in the rules of a form or a procedure. In a browser it looks at size and depth only and weighs nothing. On
 * the server, where every procedure that takes this type is checked, also against the schema of the editor: unknown
 * parts, foreign attributes and links that run something are refused with a sentence at the field. What is let through has
 * every attribute, as the editor writes it.
 */
export const richText = richTextWithout();

/** The same for a place that has no room for some kinds of parts, such as galleries. */
export function richTextWithout(...without: OptionalPart[]) {
  return z.custom<RichText>().check(async (payload) => {
    const refuse = (message: string) =>
      payload.issues.push({ code: 'custom', message, input: payload.value, path: [] });
    const { value: input } = payload;
    // Not what somebody who is still typing enters, such as a field's empty words.
    if (typeof input !== 'object' || input === null)
      payload.issues.push({
        code: 'invalid_type',
        expected: 'object',
        message: 'Expected a text.',
        input,
        path: [],
      });
    else if (!isSmall(payload.value)) refuse('This text is too long. Please divide it into two.');
    else if (import.meta.env.SSR) {
      // Only a server ever loads the editor's schema this way: in a browser's build these lines are not there.
      const { checkedInTurn } = await import('./check.ts');
      const checked = await checkedInTurn(payload.value, without);
      if ('problem' in checked) refuse(`This text can’t be saved: ${checked.problem}.`);
      else payload.value = checked.doc;
    }
  });
}

/** Is it small enough to check? The input may contain the same part many times, or itself. */
function isSmall(value: unknown): boolean {
  let parts = 0;
  const fits = (part: unknown, depth: number): boolean => {
    if (++parts > mostParts || depth > deepest) return false;
    if (typeof part !== 'object' || part === null) return depth > 0;
    return Object.values(part).every((inner) => fits(inner, depth + 1));
  };
  return fits(value, 0) && JSON.stringify(value).length <= mostCharacters;
}
