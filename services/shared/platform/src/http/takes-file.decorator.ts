import { RouteConfig } from '@nestjs/platform-fastify';

/** Marks a route that takes a form with a file, in services that read forms; it sets its own limits. All others take JSON alone. */
export const TakesFile = (): MethodDecorator => RouteConfig({ takesFile: true });
