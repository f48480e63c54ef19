import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { presentName } from '../api/stores.ts';
import { pageAt } from './store-bar.tsx';

const place = (address: string): Location => new URL(address, 'https://shop.example') as unknown as Location;

describe('the address of a page in another store', () => {
  it('the URL in another store contains it, even for the default one', () => {
    expect(pageAt('main', place('/'))).toBe('/s/main');
    expect(pageAt('main', place('/s/north'))).toBe('/s/main');
  });

  it('the URL in another store is the same page', () => {
    expect(pageAt('main', place('/restaurant'))).toBe('/s/main/restaurant');
    expect(pageAt('main', place('/s/north/restaurant'))).toBe('/s/main/restaurant');
  });

  it('the URL in another store keeps search and hash', () => {
    expect(pageAt('north', place('/?search=bok%20choy#fruit'))).toBe('/s/north?search=bok%20choy#fruit');
  });
});

describe('the current name of a store', () => {
  const fetchMock = jest.fn<typeof fetch>();
  const originalFetch = globalThis.fetch;

  beforeEach(() => {
    globalThis.fetch = fetchMock;
  });

  afterEach(() => {
    globalThis.fetch = originalFetch;
  });

  it('a former short name is replaced by the current one from the server', async () => {
    fetchMock.mockResolvedValue(Response.json({}, { headers: { 'x-store': 'upper' } }));
    await expect(presentName('north')).resolves.toBe('upper');
    expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/stores/north');
  });

  it('a current short name stays', async () => {
    fetchMock.mockResolvedValue(Response.json({}));
    await expect(presentName('north')).resolves.toBe('north');
  });

  it.each([404, 400])('a short name answered with %d is unknown', async (status) => {
    fetchMock.mockResolvedValue(Response.json({ message: 'There is no such store.' }, { status }));
    await expect(presentName('north')).resolves.toBeNull();
  });

  it('a short name stays unknown while the server does not answer', async () => {
    fetchMock.mockResolvedValue(Response.json({ message: 'Try again.' }, { status: 503 }));
    await expect(presentName('north')).rejects.toThrow('Try again.');
  });
});
