/** The periods of statistics, in days up to today. A year is also compared with the year before. */
export const periods = [7, 30, 90, 365] as const;
export type Period = (typeof periods)[number];
