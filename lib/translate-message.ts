import type { Values } from './format-message.ts';
import { localize, translateTemplate } from './interface-language.ts';

/** A sentence of the code, or a stored one with its values, in the language of the reader. Others stay as they are. */
export function translateMessage(sentence: string): string {
  const stored = readStored(sentence);
  if (!stored) return translateTemplate(sentence);
  const [english, values] = stored;
  const said = Object.entries(values).map(([name, value]) => [
    name,
    // Text that people wrote is in quotation marks.
    typeof value === 'number' || english.includes(`“{${name}}”`) ? value : translateMessage(value),
  ]);
  return localize(english, Object.fromEntries(said));
}

function readStored(sentence: string): [english: string, values: Values] | null {
  if (!sentence.startsWith('["')) return null;
  try {
    const [english, values] = JSON.parse(sentence);
    return typeof values === 'object' ? [english, values] : null;
  } catch {
    return null;
  }
}
