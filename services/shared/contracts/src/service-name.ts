/** The five services. Each is a producer of events under its own name and owns one schema and one role. */
export const SERVICES = ['identity', 'catalog', 'restaurant-orders', 'discounts-rebates', 'system-ops'] as const;

export type ServiceName = (typeof SERVICES)[number];

/** The PostgreSQL schema of a service: `restaurant-orders` → `restaurant_orders`. */
export function schemaOf(service: ServiceName): string {
  return service.replaceAll('-', '_');
}

/** The PostgreSQL role of a service: `catalog` → `larder_catalog`. */
export function roleOf(service: ServiceName): string {
  return `larder_${schemaOf(service)}`;
}
