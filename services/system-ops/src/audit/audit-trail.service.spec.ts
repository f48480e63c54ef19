import { expect, it } from '@jest/globals';
import type { AuditTrailRepository, ChainPlace } from './audit-trail.repository.js';
import { AuditTrailService } from './audit-trail.service.js';

it('a verification that names no limit ends after 200,000 entries and returns where to continue', async () => {
  const trail: Partial<AuditTrailRepository> = {
    head: async () => ({ place: 2_000_000, hash: '' }),
    before: async () => null,
    judge: async ({ place }: ChainPlace, _upTo: number, most: number) => [
      { place: place + most, producer: 'catalog', number: 1, hash: '', missing: 0, isChanged: false },
    ],
  };
  const service = new AuditTrailService(trail as AuditTrailRepository);
  expect(await service.verify({}, new Date())).toMatchObject({
    entries: 200_000,
    next: 200_001,
    last: 2_000_000,
  });
});
