import type { ErrorBody } from '@larder/contracts';
import type { Language } from '@larder/kernel';
import { block } from './nginx-text.ts';

interface ErrorPage {
  readonly statuses: readonly number[];
  readonly status: number;
  readonly code: ErrorBody['code'];
  readonly message: Readonly<Record<Language, string>>;
  readonly retryAfter?: number;
}

const words = (en: string, traditional: string, simplified: string): ErrorPage['message'] => ({
  en,
  'zh-Hant': traditional,
  'zh-Hans': simplified,
});

const ERROR_PAGES: readonly ErrorPage[] = [
  {
    // nginx answers 501 and 505 for an unknown encoding and HTTP version.
    statuses: [400, 501, 505],
    status: 400,
    code: 'invalid',
    message: words('The request could not be understood.', '未能理解這個要求。', '未能理解这个请求。'),
  },
  {
    statuses: [403, 404],
    status: 404,
    code: 'not_found',
    message: words('There is nothing at this address.', '這個網址沒有內容。', '这个网址没有内容。'),
  },
  {
    statuses: [405],
    status: 405,
    code: 'invalid',
    message: words(
      'This address does not take that kind of request.',
      '這個網址不接受這種要求。',
      '这个网址不接受这种请求。',
    ),
  },
  {
    statuses: [408],
    status: 408,
    code: 'too_slow',
    message: words('The request took too long to arrive.', '要求傳送太久。', '请求传送太久。'),
  },
  {
    statuses: [413],
    status: 413,
    code: 'too_large',
    message: words('The request is too large.', '要求太大。', '请求太大。'),
  },
  {
    statuses: [414],
    status: 414,
    code: 'too_large',
    message: words('The address is too long.', '網址太長。', '网址太长。'),
  },
  {
    statuses: [415],
    status: 415,
    code: 'unsupported_type',
    message: words('This type of content is not accepted here.', '這裏不接受這種內容。', '这里不接受这种内容。'),
  },
  {
    statuses: [421],
    status: 421,
    code: 'invalid',
    message: words('There is no shop of this name here.', '這裏沒有這個名稱的商店。', '这里没有这个名称的商店。'),
  },
  {
    statuses: [494],
    status: 431,
    code: 'too_large',
    message: words('The headers of the request are too large.', '要求的標頭太大。', '请求的标头太大。'),
  },
  {
    statuses: [429],
    status: 429,
    code: 'too_many',
    message: words(
      'Too many requests. Please wait a moment and try again.',
      '要求太多，請稍候再試。',
      '请求太多，请稍候再试。',
    ),
    retryAfter: 5,
  },
  {
    statuses: [500],
    status: 500,
    code: 'internal',
    message: words('Something went wrong on our side.', '我們這邊出了問題。', '我们这边出了问题。'),
  },
  {
    // A client can only retry, whatever the service's fault was.
    statuses: [502, 503, 504],
    status: 503,
    code: 'unavailable',
    message: words(
      'The service is not available at the moment. Please try again.',
      '服務暫時未能使用，請再試一次。',
      '服务暂时未能使用，请再试一次。',
    ),
    retryAfter: 2,
  },
];

/** Sends nginx's own refusals to the pages below. */
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
      // The body was read or refused already; a second check would exceed every page's limit.
      'client_max_body_size 0;',
      'default_type "application/json; charset=utf-8";',
      ...headers,
      'add_header Cache-Control no-store always;',
      ...(page.retryAfter === undefined ? [] : [`add_header Retry-After ${page.retryAfter} always;`]),
      ...(['zh-Hant', 'zh-Hans'] as const).map(
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
  const sentence = message[language];
  const answer: Record<keyof ErrorBody, unknown> = {
    message: sentence,
    error: sentence,
    reason: message.en,
    values: {},
    code,
    requestId: '$kept_request_id',
  };
  return JSON.stringify(answer);
}
