import './figures.css';
import { BlockHeading, namedBy } from '#renderer/public/blocks/BlockHeading.tsx';
import type { BlockProps } from '#server/content/blocks.ts';
import type { FiguresValues } from './fields.ts';

/** Large numbers with their meaning. */
export function Figures({ id, values: { title, figures } }: BlockProps<FiguresValues>) {
  return (
    <section className="block block-figures wrap" {...namedBy({ id, title })}>
      <BlockHeading id={id} title={title} />
      <dl>
        {figures.map(({ value, label }) => (
          <div key={label + value}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
