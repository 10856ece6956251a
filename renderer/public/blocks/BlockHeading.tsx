interface Props {
  /** The block's own id: `aria-labelledby` of its section names `h-{id}`. */
  id: string;
  title: string;
}

/** The heading of a block; nothing without a title. */
export function BlockHeading({ id, title }: Props) {
  return title ? <h2 id={`h-${id}`}>{title}</h2> : null;
}

/** Names a block's section by its heading, where it has one. */
export function namedBy({ id, title }: Props): { 'aria-labelledby'?: string } {
  return title ? { 'aria-labelledby': `h-${id}` } : {};
}
