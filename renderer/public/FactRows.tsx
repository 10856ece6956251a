import { useId } from 'react';

/** A heading and what somebody entered, without what they left empty. */
export function FactRows({ title, rows }: { title: string; rows: [name: string, value: string][] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 className="subtitle" id={id}>
        {title}
      </h2>
      <dl className="fact-rows">
        {rows
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt dir="auto">{name}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
