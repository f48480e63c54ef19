import { isContract } from '@larder/contracts';
import type { INestApplication } from '@nestjs/common';
import { METHOD_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import { ACCESS } from '../auth/access.decorator.js';

/** Nest's numbers of @Body, @Query and @Param in argument metadata ("4:0" is a query at position 0). */
const CHECKED_ARGUMENTS = new Map([
  ['3', '@Body'],
  ['4', '@Query'],
  ['5', '@Param'],
]);

/** Refuses to boot when a route declares no access or takes unchecked input. @throws Error naming every such route. */
export function checkRoutes(app: INestApplication): void {
  const faults = [...app.get(ModulesContainer).values()]
    .flatMap((module) => [...module.controllers.values()])
    .flatMap(({ metatype }) => (typeof metatype === 'function' ? faultsOf(metatype as ControllerClass) : []));
  if (faults.length > 0) throw new Error(`This service does not start: ${faults.join(' ')}`);
}

type ControllerClass = new (...args: never[]) => object;

function faultsOf(controller: ControllerClass): string[] {
  const prototype = controller.prototype as Record<string, unknown>;
  return Object.getOwnPropertyNames(prototype).flatMap((name) => {
    const handler = prototype[name];
    if (typeof handler !== 'function' || Reflect.getMetadata(METHOD_METADATA, handler) === undefined) return [];
    const route = `${controller.name}.${name}`;
    const undeclared = Reflect.getMetadata(ACCESS, handler) ? [] : [`${route} does not declare who may call it.`];
    return [...undeclared, ...unchecked(controller, name, route)];
  });
}

function unchecked(controller: ControllerClass, name: string, route: string): string[] {
  const args = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {}) as Record<string, { index: number }>;
  const types = (Reflect.getMetadata('design:paramtypes', controller.prototype as object, name) ?? []) as unknown[];
  return Object.entries(args).flatMap(([key, { index }]) => {
    const decorator = CHECKED_ARGUMENTS.get(key.split(':')[0] ?? '');
    const type = types[index];
    if (!decorator || isContract(type) || type === String || type === Number || type === Boolean) return [];
    return [`${decorator} of ${route} is not a contract class.`];
  });
}
