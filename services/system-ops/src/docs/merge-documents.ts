import { isDeepStrictEqual } from 'node:util';
import { SERVICES, type ServiceName } from '@larder/contracts';
import type { ApiDocument } from './openapi-document.js';

const TAGS: Readonly<Record<ServiceName, string>> = {
  identity: 'Signing in, sessions and users.',
  catalog: "Stores, the board's products, and the order sheet's products and categories.",
  'restaurant-orders': 'Orders of restaurants, checks of discount codes, and exports.',
  'discounts-rebates': 'Discount codes, tiers, customers and rebates.',
  'system-ops': 'Monitoring, the audit log, backups, screens and this document.',
};

/** @throws Error when services describe the same call, or different shapes under one name. */
export function mergeDocuments(documents: readonly ApiDocument[]): ApiDocument {
  const merged: ApiDocument = {
    openapi: '3.1.0',
    info: { title: 'Larder', version: '1', description: 'Every call of every service, through the gateway.' },
    servers: [{ url: '/', description: 'The gateway that this document comes from.' }],
    tags: SERVICES.map((name) => ({ name, description: TAGS[name] })),
    paths: {},
    components: { schemas: {}, securitySchemes: {} },
  };
  for (const { paths, components } of documents) {
    for (const [path, operations] of Object.entries(paths)) {
      const known = (merged.paths[path] ??= {});
      const twice = Object.keys(operations).find((method) => method in known);
      if (twice) throw new Error(`Two services describe ${twice.toUpperCase()} ${path}.`);
      Object.assign(known, operations);
    }
    take(merged.components.schemas, components.schemas);
    take(merged.components.securitySchemes, components.securitySchemes);
  }
  return merged;
}

function take<Shape>(known: Record<string, Shape>, more: Record<string, Shape>): void {
  for (const [name, shape] of Object.entries(more)) {
    if (name in known && !isDeepStrictEqual(known[name], shape))
      throw new Error(`There are two shapes called ${name}.`);
    known[name] = shape;
  }
}
