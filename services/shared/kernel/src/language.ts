/** The languages of the interface, by their names in BCP 47. */
export const LANGUAGES = ['en', 'zh-Hant', 'zh-Hans'] as const;

export type Language = (typeof LANGUAGES)[number];
