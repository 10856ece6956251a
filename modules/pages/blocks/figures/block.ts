import ChartColumn from 'lucide-react/icons/chart-no-axes-column';
import { block } from '#server/content/blocks.ts';
import { Figures } from './Figures.tsx';
import { fields } from './fields.ts';

/** Numbers that say how large and how old the company is. */
export const figuresBlock = block({
  name: 'figures',
  label: 'Figures',
  icon: ChartColumn,
  fields,
  empty: { title: '', figures: [{ value: '', label: '' }] },
  text: ({ title, figures }) =>
    [title, ...figures.map(({ value, label }) => `${value} ${label}`)].filter(Boolean).join(' · '),
  Section: Figures,
});
