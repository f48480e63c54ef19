import type { OpenAPIObject } from '@nestjs/swagger';

/** The parts of an OpenAPI 3.1 schema that examples need. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  example?: unknown;
  items?: Schema;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  allOf?: Schema[];
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxLength?: number;
}

/** Example texts by field name; other fields get a plain word. */
const TEXTS: Readonly<Record<string, string>> = {
  about: '3kQm0Vb2eR7xYpLw9uTzA1nD',
  address: '203.0.113.9',
  businessName: 'Golden Wok',
  chineseName: '大白菜',
  code: 'GW88',
  color: '#8c1d18',
  contactPerson: 'Mei Lin',
  csvContent: 'category,description,size,retailPrice,ourPrice\nproduce,Napa cabbage,1 lb,1.99,1.59',
  deliveryAddress: '12 Main Street',
  deliveryCity: 'Markham',
  deliveryPostalCode: 'L3R 0Y5',
  cutOff: '18:00',
  description: 'Napa cabbage',
  discountCode: 'GW88',
  discountTags: '["tier1"]',
  email: 'orders@example.com',
  error: 'Product not found.',
  filename: 'backup-2026-11-22.json',
  from: '09:00',
  imageUrl: '/images/products/cabbage.jpg',
  logoUrl: '/images/products/logo.png',
  lastUpdatedLocal: '2026-11-24T14:05',
  message: 'Product not found.',
  name: 'Napa cabbage',
  orderItems:
    '[{"id":"0b9f6c1e-4a9e-4c56-9c0a-1f2d3e4a5b6c","name":"Napa cabbage","quantity":2,"pricePerUnit":32.5,"unit":"case"}]',
  orderNumber: 'ORD-20261122-0001',
  period: '2026-Q4',
  phone: '905-555-0142',
  phoneNumber: '905-555-0142',
  postalPrefixes: 'L3R',
  q: 'cabbage',
  restaurantName: 'Golden Wok',
  search: 'golden',
  size: '1 lb',
  slug: 'downtown',
  store: 'downtown',
  tag: 'Zr8pQw2LmN5xV0bTcY7kHd',
  tierName: 'Tier 1',
  timeZone: 'America/Toronto',
  to: '21:00',
  unit: 'case',
  username: 'mei',
};

/** A screen's code: six letters and digits that do not look alike. */
const PAIRING_CODE = 'ACDEFG';

const FORMATS: Readonly<Record<string, string>> = {
  uuid: '0b9f6c1e-4a9e-4c56-9c0a-1f2d3e4a5b6c',
  date: '2026-11-24',
  'date-time': '2026-11-22T14:30:00.000Z',
  binary: '(the file)',
};

/** A value that the schema accepts. Deterministic, because the build writes it into the API's description. */
export function exampleOf(schema: Schema, document: Pick<OpenAPIObject, 'components'>, name = ''): unknown {
  if (schema.example !== undefined) return schema.example;
  if (schema.$ref !== undefined) return exampleOf(resolve(schema.$ref, document), document, name);
  if (schema.allOf) return exampleOf(schema.allOf[0] ?? {}, document, name);
  if (schema.anyOf) return exampleOf(schema.anyOf[0] ?? {}, document, name);
  if (schema.enum) return schema.enum[0];
  const type = [schema.type ?? 'object'].flat()[0];
  switch (type) {
    case 'array':
      return [exampleOf(schema.items ?? {}, document, name)];
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, each]) => [key, exampleOf(each, document, key)]),
      );
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Math.min(
        Math.max(schema.minimum ?? 0, type === 'integer' ? 1 : 1.5),
        schema.maximum ?? Number.MAX_SAFE_INTEGER,
      );
    case 'null':
      return null;
    default:
      return textOf(schema, name);
  }
}

function textOf({ format, pattern, maxLength }: Schema, name: string): string {
  const fits = (text: string): boolean => pattern === undefined || new RegExp(pattern, 'u').test(text);
  const texts = [FORMATS[format ?? ''] ?? TEXTS[name] ?? 'text', PAIRING_CODE];
  return (texts.find(fits) ?? '').slice(0, maxLength);
}

function resolve(reference: string, { components }: Pick<OpenAPIObject, 'components'>): Schema {
  const name = reference.slice(reference.lastIndexOf('/') + 1);
  return (components?.schemas?.[name] ?? {}) as Schema;
}
