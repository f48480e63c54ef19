import { PERMISSIONS, type Permission } from '@larder/contracts';
import type { StaffClient } from '../staff-client.ts';

/** A route with the input that its description documents. */
export interface Call extends Permission {
  readonly queries: readonly string[];
  /** An example of a valid body; null for calls without a JSON body. */
  readonly body: Readonly<Record<string, unknown>> | null;
}

interface Described {
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly example?: unknown }>> };
}

/** Every route of the permission table, with its description in the OpenAPI document. */
export async function readCalls(staff: StaffClient): Promise<Call[]> {
  const { paths } = await staff.ask<{ paths: Record<string, Record<string, Described>> }>('GET', '/api/openapi.json');
  return PERMISSIONS.map((row) => {
    const described = paths[row.path.replace(/:(\w+)/g, '{$1}')]?.[row.method.toLowerCase()];
    const example = described?.requestBody?.content?.['application/json']?.example;
    const parameters = described?.parameters ?? [];
    return {
      ...row,
      queries: parameters.filter((each) => each.in === 'query').map(({ name }) => name),
      body: typeof example === 'object' && example !== null ? (example as Record<string, unknown>) : null,
    };
  });
}
