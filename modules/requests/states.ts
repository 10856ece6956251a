/** What may become of a request, in the order of the office's work. */
export const states = ['new', 'inProgress', 'won', 'lost', 'spam'] as const;

export type State = (typeof states)[number];

/** What is odd about a request. Those with a trap or links go to spam; the office sees all of them. */
export const suspicions = ['trap', 'fast', 'links', 'duplicate'] as const;

export type Suspicion = (typeof suspicions)[number];
