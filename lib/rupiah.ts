const factors: Record<string, number> = {
  ribu: 1e3,
  rb: 1e3,
  thousand: 1e3,
  juta: 1e6,
  jt: 1e6,
  million: 1e6,
};

/** Units that may follow a number. */
export const factorWords = Object.keys(factors).join('|');

/** The rupiah of a number as people type it, in either language: `4.100`, `4,100.50`, `6,9` `ribu`. NaN for others. */
export function toRupiah(typed: string, factor = ''): number {
  const number = Number(
    typed
      .replaceAll(/[.,](?=\d{3}(?!\d))/g, '')
      .replace(/[.,]$/, '')
      .replace(',', '.'),
  );
  return Math.round(number * (factors[factor.toLowerCase()] ?? 1));
}
