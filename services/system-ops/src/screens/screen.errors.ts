import { Refusal, sentence } from '@larder/kernel';

export const screenUnknown = (): Refusal =>
  new Refusal('not_found', 'This screen is no longer paired. It must show a new code.');

export const storeUnknown = (slug: string): Refusal =>
  new Refusal('invalid', sentence('There is no store called "{slug}".', { slug }));
