import type { Product } from '@larder/contracts';
import { ApiError } from '../../../shared/api/api-error.ts';

/** The product as it is now, when a change was refused because somebody else had changed it first. */
export function currentOfConflict(error: unknown): Product | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { current } = (error.body ?? {}) as { current?: Product };
  return typeof current?.id === 'string' ? current : null;
}
