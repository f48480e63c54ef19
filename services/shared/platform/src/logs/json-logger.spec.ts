import { describe, expect, it } from '@jest/globals';
import { describeError } from './json-logger.js';

describe('an error in the log', () => {
  it('an error is logged with kind, message and place, never with the values of a query', () => {
    const secret = 'a-csrf-secret';
    const error = Object.assign(new Error('lock timeout'), { code: '55P03', parameters: [secret], query: 'INSERT …' });
    expect(describeError(error)).toMatchObject({ type: 'Error', message: 'lock timeout', code: '55P03' });
    expect(JSON.stringify(describeError(error))).not.toContain(secret);
  });
});
