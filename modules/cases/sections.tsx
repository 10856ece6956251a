import type { ReactNode } from 'react';
import { type Changing, oncePerChange } from '#server/content/once-per-change.ts';
import { homeSection } from '#server/rendering/points.ts';
import { Case } from './Case.tsx';
import { publishedCases } from './published.ts';

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

const cases = oncePerChange((context: Changing) => publishedCases(context));

/** The first one that names the page at `path`. */
export function besideProduct(context: Changing, path: string): ReactNode {
  const shown = cases(context).find(({ products }) => products.some((product) => product.path === path));
  return (
    shown && (
      <div className="case-beside wrap screen-only">
        <Case shown={shown} id={id} path={path} />
      </div>
    )
  );
}
