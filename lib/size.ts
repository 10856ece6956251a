/** Sides of a box or a sheet in millimetres, such as [300, 200, 150]. */
export type Size = number[];

const side = String.raw`(\d[\d.,]*)\s*(mm|cm|m)?`;
const sides = new RegExp(String.raw`${side}\s*[x×*]\s*${side}(?:\s*[x×*]\s*${side})?(?![\d\p{L}])`, 'giu');
const inMillimetres: Record<string, number> = { mm: 1, cm: 10, m: 1000 };

/** The sizes in a text, such as `30x20x15 cm` and `60 × 60 × 30 mm sampai 600 × 400 × 250 mm`. */
export function sizesIn(text: string): Size[] {
  const found = [...text.matchAll(sides)].map(([, a, aUnit, b, bUnit, c, cUnit]) => ({
    numbers: [a, b, c].flatMap((number) => (number ? numberOf(number) : [])),
    units: [aUnit, bUnit, cUnit],
    last: cUnit ?? bUnit ?? aUnit,
  }));
  return found.map(({ numbers, units, last }, index) => {
    // In a list the last one has the unit; without any, small numbers are centimetres.
    const listed = last ?? found.slice(index).find((each) => each.last)?.last;
    const unit = listed ?? (Math.max(...numbers) < 130 ? 'cm' : 'mm');
    return numbers.map((number, side) => number * (inMillimetres[(units[side] ?? unit).toLowerCase()] ?? 1));
  });
}

/** The first size in a text as it is written, with spaces: `30 × 20 × 15 cm` of `kardus 30x20x15cm`. */
export function formatSize(text: string): string {
  const [written = ''] = text.match(sides) ?? [];
  return written
    .replaceAll(/\s*[x×*]\s*/gi, '\u00A0×\u00A0')
    .replace(/(\d)\s*([a-z]+)$/i, '$1\u00A0$2')
    .trim();
}

/** A text whose sizes aren’t broken into two lines. */
export function keepSizesTogether(text: string): string {
  return text.replaceAll(/(?<=\d) × (?=\d)/g, '\u00A0×\u00A0');
}

/** A text without its sizes: `kardus` of `kardus 30x20x15 cm`. */
export function withoutSizes(text: string): string {
  return text.replaceAll(sides, ' ').replaceAll(/\s+/g, ' ').trim();
}

const isRange = /\b(sampai|hingga|maks|up to|to)\b|–/i;

/**
 * Whether something is made in a size, by the text that says in which: a range, or a list of sizes. Null where the text doesn’t
 * say.
 */
export function isMadeIn(offered: string, size: Size): boolean | null {
  const known = sizesIn(offered).filter((each) => each.length === size.length);
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return null;
  if (!isRange.test(offered)) return known.some((each) => isWithin(size, each, each));
  return isWithin(size, known.length > 1 ? first : size.map(() => 0), last);
}

// However the box lies.
function isWithin(size: Size, least: Size, most: Size) {
  const [sorted, low, high] = [size, least, most].map((each) => each.toSorted((one, other) => one - other));
  return sorted?.every((side, index) => side >= (low?.[index] ?? 0) && side <= (high?.[index] ?? 0)) ?? false;
}

// 1.200 and 1,200 are thousands; 12,5 isn’t.
function numberOf(typed: string) {
  return Number(typed.replaceAll(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'));
}
