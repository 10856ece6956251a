import type { ReactNode } from 'react';
import type { Changing } from '#server/content/once-per-change.ts';
import { homeSection } from '#server/rendering/points.ts';
import { Case } from './Case.tsx';
import { caseOf, publishedCases } from './published.ts';

const id = 'case';

/** The first one. */
export const onHome = homeSection({
  order: 35,
  load: (context) => publishedCases(context)[0] ?? null,
  Section: ({ data }) => (
    <div className="section wrap">
      <Case shown={data} id={id} isShort />
    </div>
  ),
});

export function besideProduct(context: Changing, path: string): ReactNode {
  const shown = caseOf(context, path);
  return (
    shown && (
      <div className="case-beside wrap screen-only">
        <Case shown={shown} id={id} path={path} />
      </div>
    )
  );
}
