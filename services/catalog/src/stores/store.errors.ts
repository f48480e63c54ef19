import { LIMITS, notFound, Refusal } from '@larder/kernel';

export const everywhereIsNoStore = (): Refusal =>
  new Refusal('invalid', 'everywhere means every store: please name none.');

export const storeNotFound = (): Refusal => notFound('Store');

export const closureNotFound = (): Refusal => notFound('Closure');

export const nothingToChange = (): Refusal => new Refusal('invalid', 'There is nothing to change.');

export const hoursMissing = (): Refusal =>
  new Refusal('invalid', 'weekHours must say when the store is open, or copyFrom which store it is like.');

export const modelUnknown = (slug: string): Refusal =>
  new Refusal('invalid', `copyFrom must name an open store; there is no ${slug}.`);

export const slugTaken = (slug: string): Refusal =>
  new Refusal('conflict', `There is a store with the short name ${slug} already.`);

export const slugWasAnothers = (slug: string): Refusal =>
  new Refusal('conflict', `${slug} was the short name of another store, and links with it still lead there.`);

export const tooManyStores = (): Refusal =>
  new Refusal('conflict', `There are ${LIMITS.stores} stores already, which is as many as there can be.`);

export const tooManyClosures = (): Refusal =>
  new Refusal('conflict', `The store has ${LIMITS.closures} closures already, which is as many as there can be.`);

export const dayIsOver = (): Refusal => new Refusal('invalid', 'The day is over at the store.');

export const defaultIsClosed = (): Refusal =>
  new Refusal('conflict', 'The default store cannot be closed. Make another store the default first.');

export const closedDefault = (): Refusal => new Refusal('conflict', 'A closed store cannot be the default.');

export const defaultStays = (): Refusal =>
  new Refusal('conflict', 'There is always a default store. Make another store the default instead.');

export const fieldOfChain = (field: string): Refusal =>
  new Refusal('forbidden', `${field} concerns every store of the chain, and you work for some of them.`);
