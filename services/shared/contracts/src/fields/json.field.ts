import { field } from './field.js';

/** An object whose shape is another contract's to say: the state of whatever an event is about. */
export function JsonObject(): PropertyDecorator {
  const test = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
  return field({ name: 'json', test, must: 'an object' }, { type: 'object', additionalProperties: true });
}
