/** What a variant is made as. `plain` is for who names neither AVIF nor WebP. */
export type Format = 'avif' | 'webp' | 'plain';

/**
 * The format for an Accept header. A type counts only when it is named: wildcards choose neither, because programs
 * that send them show what they don't understand as nothing. Of both, the one with the higher q, else AVIF.
 */
export function wantedFormat(accept = ''): Format {
  const weights = new Map(accept.split(',').map(weighed));
  const [avif, webp] = [weights.get('image/avif') ?? 0, weights.get('image/webp') ?? 0];
  if (avif <= 0 && webp <= 0) return 'plain';
  return avif >= webp ? 'avif' : 'webp';
}

function weighed(range: string): [type: string, weight: number] {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const q = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = q ? Number(q.slice(2)) : 1;
  return [type, Number.isNaN(weight) ? 1 : weight];
}
