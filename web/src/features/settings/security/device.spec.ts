import { describe, expect, it } from '@jest/globals';
import { formatDevice } from './device.ts';

describe('the description of a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36',
      'Chrome on Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1 Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1 CriOS/142.0 Mobile/15E148 Safari/604.1',
      'Chrome on iPad',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/18.1 Safari/605.1', 'Safari on Mac'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 SamsungBrowser/26.0 Chrome/122 Mobile Safari/537.36',
      'Samsung Internet on Android',
    ],
    ['curl/7.88.1', 'curl'],
    ['a till of our own', 'a till of our own'],
    ['a till of our own that says '.repeat(9), `${'a till of our own that says '.repeat(3).slice(0, 79)}…`],
    ['', 'Unknown device'],
    [null, 'Unknown device'],
  ])('the device of a session: %s', (userAgent, text) => {
    expect(formatDevice(userAgent)).toBe(text);
  });
});
