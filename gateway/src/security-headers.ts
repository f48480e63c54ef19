const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob: https:",
  "connect-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ');

const HEADERS: readonly (readonly [name: string, value: string])[] = [
  ['Content-Security-Policy', CONTENT_SECURITY_POLICY],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  [
    'Permissions-Policy',
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), fullscreen=(self), screen-wake-lock=(self)',
  ],
];

const OVER_TLS: readonly [string, string] = ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'];

/** nginx drops inherited headers where a location adds any, so each location has the whole list. */
export function securityHeaders(behindTls: boolean): string[] {
  const headers = behindTls ? [...HEADERS, OVER_TLS] : HEADERS;
  return [
    ...headers.map(([name, value]) => `add_header ${name} "${value}" always;`),
    'add_header X-Request-Id $kept_request_id always;',
  ];
}

/** Headers that only the gateway sets: repeated ones are ambiguous. */
export function hiddenServiceHeaders(): string[] {
  return [...HEADERS, OVER_TLS, ['X-Request-Id', '']].map(([name]) => `proxy_hide_header ${name};`);
}
