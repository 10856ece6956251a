/** The languages of the public side. Adding one makes the compiler ask for its words everywhere. */
export const languages = ['id', 'en'] as const;

export type Language = (typeof languages)[number];

/** The same words in every language. */
export type Localized = Record<Language, string>;

/** The languages by their own names, for people who choose one. */
export const languageNames: Localized = { id: 'Bahasa Indonesia', en: 'English' };
