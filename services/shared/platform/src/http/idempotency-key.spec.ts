import { describe, expect, it } from '@jest/globals';
import { runWithOrigin } from '../auth/request-context.js';
import { idOfCreation } from './idempotency-key.js';

const idOf = (actorId: string, key: string | null): string =>
  runWithOrigin({ actorId, actorName: 'mei', actorRole: 'admin', address: null, requestId: null }, () =>
    idOfCreation(key),
  );

describe('the id of a new row', () => {
  it('every attempt of one person with one key gets the same id, a UUID of version 8', () => {
    const id = idOf('mei', 'k');
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(idOf('mei', 'k')).toBe(id);
  });

  it('another key, another person and a call without a key get another id', () => {
    const ids = [idOf('mei', 'k'), idOf('mei', 'l'), idOf('ben', 'k'), idOf('mei', null), idOf('mei', null)];
    expect(new Set(ids).size).toBe(5);
  });
});
