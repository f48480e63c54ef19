import type { Caller } from '@larder/contracts';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';

export interface RouteAccess {
  who: Caller;
  /** Seconds for which a session seen alive is accepted without the database. Only for the system's own state. */
  rememberedFor?: number;
  /** A change of a row that says its store, so that a `store-admin` of several stores need not name it. */
  byRow?: true;
  /** Changes nothing of a store, whatever its method: it may name a closed one. */
  looks?: true;
}

/** What a route's decorators tell Fastify, for work before the body is read. */
export interface RouteDeclarations {
  access?: RouteAccess;
  bodyLimit?: number;
  takesFile?: boolean;
}

const declared = new WeakMap<object, RouteDeclarations>();

/** Beside what the route's other decorators declare, which RouteConfig alone would replace. */
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
