// `Surabaya 1-2`, `Surabaya: 1–2 hari`, or the cells of a spreadsheet.
const written =
  /^(\p{L}.*?)[\s:;,=–—-]+(\d{1,2})(?:(?:\s*[-–—]\s*|\s+(?:(?:sampai|to)\s+)?)(\d{1,2}))?(?:\s*(?:hari|days?)(?:\s+kerja)?)?$/iu;

function cityIn(line: string) {
  const [, name, from, to = from] = written.exec(line.trim()) ?? [];
  if (!name || Number(from) > Number(to)) return null;
  return { name, days: from === to ? `${to}` : `${from}–${to}`, to: Number(to) };
}

/** The cities of as many lines, the quickest first, and the first line that names no city with its days. */
export function citiesIn(typed: string) {
  const lines = typed.split('\n').filter((line) => line.trim());
  const cities = lines.flatMap((line) => cityIn(line) ?? []).sort((one, other) => one.to - other.to);
  return { cities, unreadable: lines.find((line) => !cityIn(line)) };
}
