/** Kinds of requests: for a price, or for a sample of a product. */
export const kinds = ['quote', 'sample'] as const;

export type Kind = (typeof kinds)[number];

/** In the order of work. Only samples are sent. */
export const states = ['new', 'inProgress', 'sampleSent', 'won', 'lost', 'spam'] as const;

export type State = (typeof states)[number];

/** Signs of spam. Traps and links are moved to spam; the office sees all. */
export const suspicions = ['trap', 'fast', 'links', 'duplicate'] as const;

export type Suspicion = (typeof suspicions)[number];
