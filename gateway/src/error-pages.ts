import type { ErrorBody } from '@larder/contracts';
import { LANGUAGES, sentence, type Language, type PlainReason } from '@larder/kernel';
import { worded } from '@larder/kernel/wording';
import { block } from './nginx-text.ts';

interface ErrorPage {
  readonly statuses: readonly number[];
  readonly status: number;
  readonly code: ErrorBody['code'];
  readonly message: PlainReason;
  readonly retryAfter?: number;
}

const ERROR_PAGES: readonly ErrorPage[] = [
  // 501 and 505 are nginx' words for an encoding and a version of HTTP that it does not know.
  { statuses: [400, 501, 505], status: 400, code: 'invalid', message: 'The request could not be understood.' },
  { statuses: [403, 404], status: 404, code: 'not_found', message: 'There is nothing at this address.' },
  { statuses: [405], status: 405, code: 'invalid', message: 'This address does not take that kind of request.' },
  { statuses: [408], status: 408, code: 'too_slow', message: 'The request took too long to arrive.' },
  { statuses: [413], status: 413, code: 'too_large', message: 'The request is too large.' },
  { statuses: [414], status: 414, code: 'too_large', message: 'The address is too long.' },
  { statuses: [415], status: 415, code: 'unsupported_type', message: 'This type of content is not accepted here.' },
  { statuses: [421], status: 421, code: 'invalid', message: 'There is no shop of this name here.' },
  { statuses: [494], status: 431, code: 'too_large', message: 'The headers of the request are too large.' },
  {
    statuses: [429],
    status: 429,
    code: 'too_many',
    message: 'Too many requests. Please wait a moment and try again.',
    retryAfter: 5,
  },
  { statuses: [500], status: 500, code: 'internal', message: 'Something went wrong on our side.' },
  {
    // A client can only try again, whatever the service did.
    statuses: [502, 503, 504],
    status: 503,
    code: 'unavailable',
    message: 'The service is not available at the moment. Please try again.',
    retryAfter: 2,
  },
];

/** Sends what nginx itself refuses to the pages below. */
export function errorPageDirectives(): string[] {
  return [
    // A request may be passed to another location by a status (see proxy-locations) and fail there.
    'recursive_error_pages on;',
    ...ERROR_PAGES.map((page) => `error_page ${page.statuses.join(' ')} =${page.status} ${address(page)};`),
  ];
}

/** One internal location per error, with the JSON shape of the services. */
export function errorPageLocations(headers: readonly string[]): string[] {
  return ERROR_PAGES.flatMap((page) =>
    block(`location = ${address(page)}`, [
      'internal;',
      // The body was read or refused already; checked again it would be too large for every page.
      'client_max_body_size 0;',
      'default_type "application/json; charset=utf-8";',
      ...headers,
      'add_header Cache-Control no-store always;',
      ...(page.retryAfter === undefined ? [] : [`add_header Retry-After ${page.retryAfter} always;`]),
      ...LANGUAGES.filter((language) => language !== 'en').map(
        (language) => `if ($page_language = ${language}) { return ${page.status} '${body(page, language)}'; }`,
      ),
      `return ${page.status} '${body(page, 'en')}';`,
    ]),
  );
}

function address(page: ErrorPage): string {
  return `/.error/${page.status}`;
}

function body({ message, code }: ErrorPage, language: Language): string {
  const said = sentence(message);
  const words = worded(said, language);
  const answer: ErrorBody = { message: words, error: words, ...said, code, requestId: '$kept_request_id' };
  return JSON.stringify(answer);
}
