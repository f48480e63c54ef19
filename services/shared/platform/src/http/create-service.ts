import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import { acceptedLanguage, Refusal } from '@larder/kernel';
import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { runWithContext } from '../auth/request-context.js';
import { BroadcastServer } from '../broadcast/broadcast.server.js';
import type { ServiceConfig } from '../config/service-config.js';
import { Lifecycle } from '../health/lifecycle.js';
import { JsonLogger, makeLogger } from '../logs/json-logger.js';
import { RequestFigures } from '../measures/request-figures.js';
import { AccessGuard } from './access.guard.js';
import { BODY_LIMIT, heedBodyLimits } from './body-limit.js';
import { hasPlausibleShape } from './body-shape.js';
import { checkRoutes } from './boot-checks.js';
import { refusalFor, sendRefusal, wasRefusedAsIntended } from './error-filter.js';
import { hurryBodies } from './slow-bodies.js';

export interface LiveRoute {
  method: string;
  path: string;
}

export type ConfigureApp = (app: NestFastifyApplication) => void;

export interface Service {
  app: NestFastifyApplication;
  /** Every route but health and metrics, for the comparison with the permission table. */
  routes: readonly LiveRoute[];
}

/** A request id from the client, as the gateway accepts it; without line breaks, so log lines stay one line. */
const REQUEST_ID = /^[A-Za-z0-9._-]{1,64}$/;
/** nginx's limit: an id of any length gets its route's 404, which names what was not found. */
const LONGEST_PATH = 8_192;

/** A service on Fastify with request ids, error shape, body limits and route checks; it does not listen yet. */
export async function createService(
  module: Type | DynamicModule,
  config: ServiceConfig,
  configure: ConfigureApp = () => undefined,
): Promise<Service> {
  const logger = makeLogger(config.service, config.logLevel);
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    // The gateway overwrites X-Forwarded-For with the address it saw.
    trustProxy: (_address: string, hop: number) => hop === 0,
    genReqId: ({ headers }: { headers: Record<string, unknown> }) => {
      const id = headers['x-request-id'];
      return typeof id === 'string' && REQUEST_ID.test(id) ? id : randomUUID();
    },
    routerOptions: { maxParamLength: LONGEST_PATH },
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) =>
      sendRefusal(refusalFor(error), request, reply),
    keepAliveTimeout: 75_000,
    // The gateway streams bodies, and a large file may take hours on a slow line; slow-bodies.ts ends stalled ones.
    requestTimeout: 0,
    // Requests are answered while the service stops: the gateway may not know yet.
    return503OnClosing: false,
  });
  const fastify = adapter.getInstance<FastifyInstance>();
  const routes = recordRoutes(fastify);
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    logger: new JsonLogger(logger),
    bodyParser: false,
  });
  readBodies(fastify);
  heedBodyLimits(fastify, async (...asked) => app.get(AccessGuard).admit(...asked));
  hurryBodies(fastify);
  followRequests(fastify, logger, app.get(RequestFigures));
  partWhenStopping(fastify, app.get(Lifecycle));
  await app.register(cookie);
  configure(app);
  checkRoutes(app);
  app.connectMicroservice({ strategy: app.get(BroadcastServer) });
  await app.init();
  await app.startAllMicroservices();
  await fastify.ready();
  return { app, routes };
}

function recordRoutes(fastify: FastifyInstance): LiveRoute[] {
  const routes: LiveRoute[] = [];
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) {
      if (each !== 'HEAD' && each !== 'OPTIONS' && !isOwnBusiness(url) && url !== '*') {
        routes.push({ method: each, path: url });
      }
    }
  });
  return routes;
}

/** JSON only; an empty body with a JSON content type is an absent body, which browsers' fetch may send. */
function readBodies(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else {
      void parse(request, body.toString(), (error: Error | null, parsed?: unknown) => {
        if (error || hasPlausibleShape(parsed)) done(error, parsed);
        else done(new Refusal('invalid', 'The request is nested too deeply or holds too many values.'));
      });
    }
  });
}

/** A stopping service closes the gateway's connections with their next answers, so none is in use when it exits. */
function partWhenStopping(fastify: FastifyInstance, lifecycle: Lifecycle): void {
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (lifecycle.isStopping()) void reply.header('connection', 'close');
    done();
  });
}

/** Health and metrics are neither logged nor counted, or an idle shop would look busy. */
export function isOwnBusiness(path: string): boolean {
  return path.startsWith('/internal/') || path === '/metrics';
}

/** Each request gets its context, one log line at its end, and a place in the figures. */
function followRequests(
  fastify: FastifyInstance,
  logger: ReturnType<typeof makeLogger>,
  figures: RequestFigures,
): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    if (!isOwnBusiness(pathOf(request))) {
      figures.started();
      // Counted even when the client disconnects first.
      reply.raw.once('close', () => figures.ended());
    }
    done();
  });
  // After the body is read: the rest, the handler included, runs within the context.
  fastify.addHook('preValidation', (request, _reply, done) => {
    const language = acceptedLanguage(request.headers['accept-language']);
    runWithContext({ requestId: request.id, address: request.ip, language, actor: null }, done);
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const path = pathOf(request);
    if (!isOwnBusiness(path)) {
      const answered = {
        requestId: request.id,
        method: request.method,
        path: loggedPath(path),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      };
      const isError = reply.statusCode >= 500 && !wasRefusedAsIntended(request);
      figures.answered({ ...answered, isError }, Date.now());
      logger.info(answered, 'request');
    }
    done();
  });
}

/** Discount codes are secrets, also in paths. */
export const loggedPath = (path: string): string =>
  path.replace(/^(.*\/products(?:-|%2d)with(?:-|%2d)discount)(?:\/|%2f).*/i, '$1/***');

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '';
