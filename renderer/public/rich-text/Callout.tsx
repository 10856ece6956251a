import { useWords } from '../language.ts';
import type { Part } from './part.ts';
import { partWords } from './words.ts';

/** Words in a box, with what they are: a note, a tip, a warning. */
export function Callout({ node: { attrs }, children }: Part) {
  const t = useWords(partWords);
  const kind = attrs.kind as 'info' | 'tip' | 'warning';
  return (
    <div role="note" data-callout={kind}>
      <strong className="callout-kind">{t(kind)}</strong>
      {children}
    </div>
  );
}
