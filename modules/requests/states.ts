/** In the order of work. */
export const states = ['new', 'inProgress', 'won', 'lost', 'spam'] as const;

export type State = (typeof states)[number];

/** Signs of spam. Traps and links are moved to spam; the office sees all. */
export const suspicions = ['trap', 'fast', 'links', 'duplicate'] as const;

export type Suspicion = (typeof suspicions)[number];
