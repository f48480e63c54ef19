import { notFound, Refusal, sentence } from '@larder/kernel';

export const screenUnknown = (): Refusal =>
  new Refusal('not_found', 'This screen is no longer paired. It must show a new code.');

export const screenNotFound = (): Refusal => notFound('Screen');

export const codeUnknown = (): Refusal =>
  new Refusal('not_found', 'No screen shows this code. Codes change every 15 minutes: read it again from the screen.');

export const codeMalformed = (): Refusal =>
  new Refusal('invalid', 'A code is the six letters and digits on the screen.');

export const storeUnknown = (slug: string): Refusal =>
  new Refusal('invalid', sentence('There is no store called "{slug}".', { slug }));

export const screenNameTaken = (): Refusal => new Refusal('conflict', 'Another screen has this name.');

export const screenNameMissing = (): Refusal => new Refusal('invalid', 'A screen needs a name.');

export const tooManyScreens = (): Refusal => new Refusal('conflict', 'The maximum number of screens is reached.');

export const revisionUnknown = (): Refusal => new Refusal('invalid', 'There is no such revision of the prices.');
