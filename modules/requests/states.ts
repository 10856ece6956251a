/** What may become of a request, in the order of the office's work. */
export const states = ['new', 'inProgress', 'won', 'lost', 'spam'] as const;

export type State = (typeof states)[number];

/** Why a request may be spam: the office still sees it. */
export const suspicions = ['trap', 'fast', 'links', 'duplicate'] as const;

export type Suspicion = (typeof suspicions)[number];
