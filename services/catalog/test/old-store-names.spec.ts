import { expect, it } from '@jest/globals';
import request from 'supertest';
import { useCatalog } from './use-catalog.js';

const { service, admin } = useCatalog();

it('a store with twenty old names gets no further one, but any of these again', async () => {
  const STORES = '/api/admin/stores';
  const first = { name: 'North', slug: 'name-0', address: '1 Main Street', phone: '', timeZone: 'UTC', weekHours: {} };
  const { id } = (await request(service.server).post(STORES).set(admin.headers).send(first).expect(201)).body;
  const rename = (slug: string) => request(service.server).patch(`${STORES}/${id}`).set(admin.headers).send({ slug });
  for (let number = 1; number <= 20; number++) await rename(`name-${number}`).expect(200);
  expect((await rename('name-21').expect(409)).body.message).toBe('The store already has 20 old names, the maximum.');
  await rename('name-3').expect(200);
});
