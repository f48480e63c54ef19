import { describe, expect, it } from '@jest/globals';
import { handshakeAllowed } from './live.gateway.js';

const host = 'shop.test:8443';

describe('a socket is opened', () => {
  it.each([
    [{ host, origin: 'https://shop.test:8443' }, true],
    [{ host }, true],
    [{ host, cookie: 'larder_session=x' }, false],
    [{ host, origin: 'https://shop.test' }, false],
    [{ host, origin: 'https://evil.test' }, false],
    [{ host, origin: 'https://shop.test:8443.evil.test' }, false],
    [{ host, origin: 'https://evil-shop.test:8443' }, false],
    [{ host, origin: 'null' }, false],
  ])('a handshake with %j is allowed: %p', (headers, allowed) => {
    expect(handshakeAllowed({ headers })).toBe(allowed);
  });
});
