import { filled, missingValue, translateTemplate } from '#lib/interface-language.ts';
import type { Messages, Translate } from '#lib/translator.ts';

type Format = 'plural' | 'select' | 'selectordinal' | 'number' | 'date' | 'time';

// Messages that need the ICU parser are a type error.
type Plain<Area extends Messages> = {
  [Key in keyof Area]: Area[Key] extends `${string}{${string}, ${Format}${string}` ? never : Area[Key];
};

/**
 * `texts` without the ICU parser, a tenth of a first screen's script: for what the dashboard shows at once. Messages may
 * name parameters (`Made {date}.`), and no more than that.
 */
export function plainTexts<const Area extends Messages>(
  area: string,
  messages: Area & Plain<Area>,
): Translate<Area> {
  return (key, ...[values]) => {
    const given = (values ?? {}) as Record<string, string | number>;
    const message = translateTemplate(messages[key] ?? '', `${area}.${key}`);
    const missing = messages[key] === undefined || missingValue(message, given);
    if (missing === undefined) return filled(message, given);
    console.error(missing === true ? `MISSING_MESSAGE: ${area}.${key}` : `FORMATTING_ERROR: ${missing}`);
    return `${area}.${key}`;
  };
}
