import { field } from './field.js';

/** An object whose shape another contract defines: the state of an event's subject. */
export function JsonObject(): PropertyDecorator {
  const test = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
  return field({ name: 'json', test, must: 'an object' }, { type: 'object', additionalProperties: true });
}
