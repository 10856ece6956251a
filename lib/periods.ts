/** The periods that statistics are shown for, in days up to today. A year also is how long they are compared with the year before. */
export const periods = [7, 30, 90, 365] as const;
export type Period = (typeof periods)[number];
