/** The place of a picture in its row: the part of the row's width that it takes, and how many stand beside each other. */
export interface PlaceInRow {
  share: number;
  inRow: number;
}

/**
 * Breaks pictures of these ratios (width / height) into rows of nearly the same height, in their order. `ideal` is the
 * sum of the ratios of a good row: the wider the page, the larger. A lone picture is not blown up to a whole row.
 */
export function evenRows(ratios: number[], ideal: number): PlaceInRow[] {
  return breakRows(ratios, ideal).flatMap((row) => {
    const width = Math.max(sum(row), ideal * 0.7);
    return row.map((ratio) => ({ share: ratio / width, inRow: row.length }));
  });
}

// The best way to break the first n pictures, for n = 0, 1, 2 …: each builds on the ones before. What counts is how far
// rows are from the ideal, squared, so that no row is left with what the others had no room for.
function breakRows(ratios: number[], ideal: number) {
  const best: { cost: number; rows: number[][] }[] = [{ cost: 0, rows: [] }];
  for (let end = 1; end <= ratios.length; end++) {
    let found = { cost: Number.POSITIVE_INFINITY, rows: [ratios.slice(0, end)] };
    for (let start = end - 1; start >= 0; start--) {
      const row = ratios.slice(start, end);
      const before = best[start];
      if (!before || (row.length > 1 && sum(row) > 2 * ideal)) break;
      const cost = before.cost + (sum(row) - ideal) ** 2;
      if (cost < found.cost) found = { cost, rows: [...before.rows, row] };
    }
    best.push(found);
  }
  return best.at(-1)?.rows ?? [];
}

function sum(numbers: number[]) {
  return numbers.reduce((total, number) => total + number, 0);
}
