import { changeOf } from './view.ts';

/** How much something has grown or shrunk; nothing where there was nothing before. */
export function Change({ now, before }: { now: number; before: number }) {
  const change = changeOf(now, before);
  if (change === undefined) return null;
  const kind = now > before ? 'more' : now < before ? 'less' : undefined;
  return (
    <span className="statistics-change" data-change={kind}>
      {change.replace('-', '−')}
    </span>
  );
}
