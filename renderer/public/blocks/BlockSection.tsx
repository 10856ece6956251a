import type { ReactNode } from 'react';

interface Props {
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}

/** A block of a page, labelled by its heading, if any. */
export function BlockSection({ id, title, className, children }: Props) {
  const classes = ['block', className, 'wrap'].filter(Boolean).join(' ');
  return (
    <section className={classes} aria-labelledby={title ? `h-${id}` : undefined}>
      {title && (
        <h2 className="title" id={`h-${id}`}>
          {title}
        </h2>
      )}
      {children}
    </section>
  );
}
