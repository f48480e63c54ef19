import { LIMITS, notFound, Refusal, sentence } from '@larder/kernel';

export const everywhereIsNoStore = (): Refusal =>
  new Refusal('invalid', 'everywhere means every store: please name none.');

export const storeNotFound = (): Refusal => notFound('Store');

export const closureNotFound = (): Refusal => notFound('Closure');

export const nothingToChange = (): Refusal => new Refusal('invalid', 'There is nothing to change.');

export const hoursMissing = (): Refusal =>
  new Refusal('invalid', 'weekHours must say when the store is open, or copyFrom must name a store to copy.');

export const modelUnknown = (slug: string): Refusal =>
  new Refusal('invalid', sentence('copyFrom must name an open store; there is no {slug}.', { slug }));

export const slugTaken = (slug: string): Refusal =>
  new Refusal('conflict', sentence('A store with the short name {slug} exists already.', { slug }));

export const slugWasAnothers = (slug: string): Refusal =>
  new Refusal(
    'conflict',
    sentence('{slug} was the short name of another store, and links with it still lead there.', { slug }),
  );

export const tooManyStores = (): Refusal =>
  new Refusal('conflict', sentence('There are already {most} stores, the maximum.', { most: LIMITS.stores }));

export const tooManyClosures = (): Refusal =>
  new Refusal('conflict', sentence('The store already has {most} closures, the maximum.', { most: LIMITS.closures }));

export const tooManyNames = (): Refusal =>
  new Refusal('conflict', sentence('The store already has {most} old names, the maximum.', { most: LIMITS.oldSlugs }));

export const dayIsOver = (): Refusal => new Refusal('invalid', 'This day has already ended at the store.');

export const defaultIsClosed = (): Refusal =>
  new Refusal('conflict', 'The default store cannot be closed. Make another store the default first.');

export const closedDefault = (): Refusal => new Refusal('conflict', 'A closed store cannot be the default.');

export const defaultStays = (): Refusal =>
  new Refusal('conflict', 'There is always a default store. Make another store the default instead.');

export const fieldOfChain = (field: string): Refusal =>
  new Refusal(
    'forbidden',
    sentence('{field} concerns every store of the chain, and you work for some of them.', { field }),
  );

export const zoneIsInUse = (): Refusal =>
  new Refusal(
    'conflict',
    "Price batches are planned in this store's local time. Cancel or end them before you change its time zone.",
  );

export const unknownZone = (): Refusal =>
  new Refusal('invalid', 'timeZone must be the name of a time zone like America/Toronto.');
