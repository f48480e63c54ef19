import type { MouseEvent } from 'react';
import { appTexts } from '../../texts/app.ts';
import { LANGUAGE, type Language } from '../../texts/language.ts';

/** Each language by its native name, and a short form for phones. */
export const LANGUAGES: readonly (readonly [language: Language, name: string, short: string])[] = [
  ['en', 'English', 'EN'],
  ['zh-Hant', '繁體中文', '繁'],
  ['zh-Hans', '简体中文', '简'],
];

/** A choice of languages by native name. The gateway stores it and serves the same address in that language. */
export function LanguageChoice({ className = '' }: { className?: string }) {
  return (
    <nav aria-label={appTexts.language} className={`screen-only flex flex-none ${className}`} data-part="language">
      {LANGUAGES.map(([language, name, short]) => (
        <a
          key={language}
          lang={language}
          hrefLang={language}
          href={`?lang=${language}`}
          aria-current={language === LANGUAGE || undefined}
          className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-control px-2 text-sm hover:underline aria-current:bg-current/15 aria-current:font-bold"
          onClick={(event) => read(event, language)}
        >
          <span aria-hidden className="lg:hidden">
            {short}
          </span>
          <span className="max-lg:sr-only">{name}</span>
        </a>
      ))}
    </nav>
  );
}

/** Keeps the rest of the address, which the plain link would drop. */
function read(event: MouseEvent, language: Language): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  readIn(language);
}

/** Opens the same page, or the given one, in a language, which the gateway stores for a year. */
export function readIn(language: Language, page: string = location.href): void {
  const address = new URL(page, location.href);
  address.searchParams.set('lang', language);
  location.replace(address);
}
