import type { Caller } from '@larder/contracts';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';

export interface RouteAccess {
  who: Caller;
  /** Seconds for which a recently valid session is accepted without the database. Only for the system's own state. */
  rememberedFor?: number;
  /** Changes a row that belongs to a store, so a `store-admin` of several stores need not name it. */
  byRow?: true;
  /** Read-only, whatever its method: it may name a closed store. */
  looks?: true;
}

/** Declarations of a route's decorators for Fastify, used before the body is read. */
export interface RouteDeclarations {
  access?: RouteAccess;
  bodyLimit?: number;
  takesFile?: boolean;
}

const declared = new WeakMap<object, RouteDeclarations>();

/** Merges with the declarations of the route's other decorators, which RouteConfig would replace. */
export function declareRoute(declarations: RouteDeclarations): MethodDecorator {
  return (prototype, key, descriptor) => {
    const handler = descriptor.value as object;
    const all = { ...declared.get(handler), ...declarations };
    declared.set(handler, all);
    RouteConfig(all)(prototype, key, descriptor);
  };
}

export const declarationsOf = (request: FastifyRequest): RouteDeclarations =>
  request.routeOptions.config as RouteDeclarations;
