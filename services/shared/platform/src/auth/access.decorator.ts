import type { Caller } from '@larder/contracts';
import { applyDecorators, SetMetadata } from '@nestjs/common';
import { declareRoute, type RouteAccess } from './route-declarations.js';

export const ACCESS = Symbol('access');

export type AccessOptions = Omit<RouteAccess, 'who'>;

/** Every route declares it; the process refuses to boot otherwise. */
export function Access(who: Caller, options: AccessOptions = {}): MethodDecorator {
  const access: RouteAccess = { who, ...options };
  return applyDecorators(SetMetadata(ACCESS, access), declareRoute({ access }));
}
