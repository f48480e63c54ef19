import type { Language } from '@larder/kernel';

export type { Language };

/** The language of these pages. Each language is a separate build, which replaces this value. */
export const LANGUAGE: Language = 'en' as Language;

/** The locale of dates and numbers. */
export const LOCALE: string = 'en-US';
