import { describe, expect, it } from '@jest/globals';
import { readGateways } from './gateway-lists.js';

describe('readGateways', () => {
  it('reads hosts and ports, and waits a tenth of a second by default', () => {
    expect(readGateways({ GATEWAYS: 'gateway-lists:8081, 127.0.0.1:4010' })).toEqual({
      addresses: [
        { host: 'gateway-lists', port: 8081 },
        { host: '127.0.0.1', port: 4010 },
      ],
      patienceMs: 100,
    });
    expect(readGateways({}).addresses).toEqual([]);
  });

  it.each([
    [{ GATEWAYS: 'gateway' }, 'GATEWAYS: gateway must be HOST:PORT.'],
    [{ GATEWAYS: 'gateway:99999' }, 'GATEWAYS: gateway:99999 must be HOST:PORT.'],
    [{ GATEWAYS: 'http://gateway:1' }, 'GATEWAYS: http://gateway:1 must be HOST:PORT.'],
    [{ GATEWAYS_PATIENCE_MS: 'long' }, 'GATEWAYS_PATIENCE_MS must be milliseconds from 1 to 10000.'],
  ])('%j is refused', (env, sentence) => {
    expect(() => readGateways(env)).toThrow(sentence);
  });
});
