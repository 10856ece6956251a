import type { ReactNode } from 'react';

interface Props {
  className?: string;
  facts: { label: string; value: ReactNode }[];
}

/** Facts, each with its label. */
export function Facts({ className, facts }: Props) {
  return (
    <dl className={className}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
