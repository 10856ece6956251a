import type { ReactNode } from 'react';

interface Props<View extends string> {
  label: string;
  views: readonly { view: View; label: ReactNode }[];
  current: View;
  onChange(view: View): void;
}

/** Switches between views of a list, such as states. */
export function ViewTabs<View extends string>({ label, views, current, onChange }: Props<View>) {
  return (
    <nav className="view-tabs" aria-label={label}>
      {views.map(({ view, label }) => (
        <button
          key={view}
          type="button"
          aria-current={view === current ? 'true' : undefined}
          onClick={() => onChange(view)}
        >
          {label}
        </button>
      ))}
    </nav>
  );
}
