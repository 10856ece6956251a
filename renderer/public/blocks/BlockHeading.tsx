interface Props {
  /** The block’s id: `aria-labelledby` of its section names `h-{id}`. */
  id: string;
  title: string;
}

export function BlockHeading({ id, title }: Props) {
  return title ? <h2 id={`h-${id}`}>{title}</h2> : null;
}

/** Labels a block’s section by its heading, if any. */
export function namedBy({ id, title }: Props): { 'aria-labelledby'?: string } {
  return title ? { 'aria-labelledby': `h-${id}` } : {};
}
