type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

/** Converts OpenAPI 3.0 to 3.1, where null is a type (JSON Schema 2020-12) and not a flag. */
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
  // A reference to a contract is an object type itself, which excludes null.
  if (typeof schema['type'] !== 'string' || 'allOf' in schema) return { anyOf: [schema, { type: 'null' }] };
  const choices = schema['enum'];
  return {
    ...schema,
    type: [schema['type'], 'null'],
    ...(Array.isArray(choices) ? { enum: [...choices, null] } : {}),
  };
}
