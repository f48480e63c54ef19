/** A JSON value of a document. */
type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

/**
 * A 3.0 document in the words of 3.1: there null is a type like any other (JSON Schema 2020-12), not a flag beside one.
 * Everything else that we write reads the same in both.
 */
export function toOpenApi31<T>(document: T): T {
  return { ...(rewrite(document as Json) as T), openapi: '3.1.0' };
}

function rewrite(value: Json): Json {
  if (Array.isArray(value)) return value.map(rewrite);
  if (typeof value !== 'object' || value === null) return value;
  const { nullable, ...rest } = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, rewrite(each)]));
  return nullable === true ? orNull(rest) : rest;
}

function orNull(schema: JsonObject): JsonObject {
  // A contract inside a contract is an object by its own account, and null is none.
  if (typeof schema['type'] !== 'string' || 'allOf' in schema) return { anyOf: [schema, { type: 'null' }] };
  const choices = schema['enum'];
  return {
    ...schema,
    type: [schema['type'], 'null'],
    ...(Array.isArray(choices) ? { enum: [...choices, null] } : {}),
  };
}
