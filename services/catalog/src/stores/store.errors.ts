import { LIMITS, notFound, Refusal, sentence } from '@larder/kernel';

export const storeNotFound = (): Refusal => notFound('Store');

/** @throws Refusal `invalid` */
export function refuseEmpty(patch: object): void {
  if (Object.values(patch).every((value) => value === undefined))
    throw new Refusal('invalid', 'There is nothing to change.');
}

export const modelUnknown = (slug: string): Refusal =>
  new Refusal('invalid', sentence('copyFrom must name an open store; there is no {slug}.', { slug }));

export const slugTaken = (slug: string): Refusal =>
  new Refusal('conflict', sentence('A store with the short name {slug} exists already.', { slug }));

export const slugWasAnothers = (slug: string): Refusal =>
  new Refusal(
    'conflict',
    sentence('{slug} was the short name of another store, and links with it still lead there.', { slug }),
  );

export const tooManyNames = (): Refusal =>
  new Refusal('conflict', sentence('The store already has {most} old names, the maximum.', { most: LIMITS.oldSlugs }));

export const fieldOfChain = (field: string): Refusal =>
  new Refusal(
    'forbidden',
    sentence('{field} concerns every store of the chain, and you work for some of them.', { field }),
  );

export const unknownZone = (): Refusal =>
  new Refusal('invalid', 'timeZone must be the name of a time zone like America/Toronto.');
