import * as z from 'zod/mini';
import { localize } from '../interface-language.ts';
import type { OptionalPart, RichText } from './rich-text.ts';

const maxCharacters = 200_000;
const maxParts = 60_000;
const maxDepth = 40;

/**
 * A rich text in a form or procedure. Browsers check size and depth only. The server also checks against the editor’s
 * schema: unknown parts, foreign attributes and script links are refused at the field, and the result has every attribute,
 * as the editor writes it.
 */
export const richText = richTextWithout();

/** The same without some kinds of parts, such as galleries. */
export function richTextWithout(...without: OptionalPart[]) {
  return z.custom<RichText>().check(async (payload) => {
    const refuse = (message: string) =>
      payload.issues.push({ code: 'custom', message, input: payload.value, path: [] });
    const { value: input } = payload;
    // Not while somebody types, such as a field’s empty text.
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
      // Only the server loads the schema this way: browser builds drop these lines.
      const { checkedInTurn } = await import('./check.ts');
      const checked = await checkedInTurn(payload.value, without);
      if ('problem' in checked)
        refuse(localize('This text can’t be saved: {problem}.', { problem: checked.problem }));
      else payload.value = checked.doc;
    }
  });
}

/** Whether it is small enough to check. The input may repeat the same part, or contain itself. */
export function isSmall(value: unknown): boolean {
  let parts = 0;
  const fits = (part: unknown, depth: number): boolean => {
    if (++parts > maxParts || depth > maxDepth) return false;
    if (typeof part !== 'object' || part === null) return depth > 0;
    // One by one: collecting the values of very many names takes most of the time.
    for (const name in part) if (!fits(Reflect.get(part, name), depth + 1)) return false;
    return true;
  };
  return fits(value, 0) && JSON.stringify(value).length <= maxCharacters;
}
