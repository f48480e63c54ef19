import { Readable, Transform } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import type { ServiceName } from '@larder/contracts';
import { describeService } from '@larder/platform';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

interface Description {
  document: OpenAPIObject;
  ajv: Ajv2020;
  validators: Map<string, ValidateFunction>;
}

/** Cached by service and routes: describing a service and compiling its schemas takes longer than most tests. */
const descriptions = new Map<string, Description>();

/** Checks every answer that leaves a service under test against the service's OpenAPI document. */
export class ResponseCheck {
  /** Messages about answers that differ from their contract. */
  readonly faults: string[] = [];
  private readonly service: ServiceName;
  private description: Description | undefined;

  constructor(service: ServiceName) {
    this.service = service;
  }

  /** Hooks into an application that has not been started yet. */
  watch(app: NestFastifyApplication): void {
    const fastify = app.getHttpAdapter().getInstance();
    fastify.addHook('onSend', (request: FastifyRequest, reply: FastifyReply, payload: unknown, done) => {
      const look = (whole: unknown): void => {
        try {
          this.look(app, request, reply, whole);
        } catch (error) {
          this.faults.push(`${request.method} ${request.url} could not be checked: ${String(error)}`);
        }
      };
      if (isJsonStream(payload, reply)) {
        done(null, tee(payload, look));
        return;
      }
      look(payload);
      done(null, payload);
    });
  }

  private look(app: NestFastifyApplication, request: FastifyRequest, reply: FastifyReply, payload: unknown): void {
    const { method, routeOptions } = request;
    const path = routeOptions.url;
    const status = reply.statusCode;
    if (
      path?.startsWith('/internal/') ||
      path === '/metrics' ||
      method === 'HEAD' ||
      method === 'OPTIONS' ||
      status === 304
    )
      return;
    const call = `${method} ${path ?? '(no route)'} ${status}`;
    const validate = this.validatorOf(app, method, path, status);
    const mediaType = String(reply.getHeader('content-type') ?? '').split(';', 1)[0];
    if (validate === undefined) this.faults.push(`${call} is not described.`);
    else if (validate === null) return;
    else if (mediaType !== 'application/json') this.faults.push(`${call} is ${mediaType}, not JSON.`);
    else if (!validate(JSON.parse(textOf(payload, reply)))) {
      this.faults.push(`${call}: ${this.description?.ajv.errorsText(validate.errors)}`);
    }
  }

  /** Undefined: not described. Null: not JSON, as described. */
  private validatorOf(
    app: NestFastifyApplication,
    method: string,
    path: string | undefined,
    status: number,
  ): ValidateFunction | null | undefined {
    const { document, ajv, validators } = (this.description ??= describe(app, this.service));
    const pointer = path === undefined ? undefined : this.pointerOf(document, method, path, status);
    if (path !== undefined && pointer === undefined) return undefined;
    const reference = pointer ?? '#/components/schemas/ErrorBody';
    if (pointer === null) return null;
    const known = validators.get(reference);
    if (known !== undefined) return known;
    const validate = ajv.compile({ $ref: `larder.json${reference}` });
    validators.set(reference, validate);
    return validate;
  }

  private pointerOf(document: OpenAPIObject, method: string, path: string, status: number): string | null | undefined {
    const written = path.replace(/:(\w+)/g, '{$1}');
    const operation = document.paths[written]?.[method.toLowerCase() as 'get'];
    if (!operation) return undefined;
    const key = String(status) in operation.responses ? String(status) : status >= 400 ? 'default' : undefined;
    if (key === undefined) return undefined;
    const response = operation.responses[key] as { content?: Record<string, unknown> };
    if (!response.content) return undefined;
    if (!('application/json' in response.content)) return null;
    const steps = ['paths', written, method.toLowerCase(), 'responses', key, 'content', 'application/json', 'schema'];
    return `#/${steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;
  }
}

function describe(app: NestFastifyApplication, service: ServiceName): Description {
  const key = `${service} ${app.getHttpAdapter().getInstance().printRoutes()}`;
  const known = descriptions.get(key);
  if (known) return known;
  const document = describeService(app, service);
  const description = { document, ajv: validatorsFor(document), validators: new Map() };
  descriptions.set(key, description);
  return description;
}

function validatorsFor(document: OpenAPIObject): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, multipleOfPrecision: 6, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(closed(document as unknown as Json) as object, 'larder.json');
  return ajv;
}

/** A field that no contract names is a fault, except in refusals, which may have further fields. */
function closed(value: Json, name = ''): Json {
  if (Array.isArray(value)) return value.map((each) => closed(each));
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, closed(each, key)]));
  return copy['type'] === 'object' && copy['properties'] && name !== 'ErrorBody'
    ? { ...copy, additionalProperties: false }
    : copy;
}

function textOf(payload: unknown, reply: FastifyReply): string {
  if (!Buffer.isBuffer(payload)) return String(payload);
  return (reply.getHeader('content-encoding') === 'gzip' ? gunzipSync(payload) : payload).toString();
}

/** A list that is streamed as it is read. */
function isJsonStream(payload: unknown, reply: FastifyReply): payload is Readable {
  return payload instanceof Readable && String(reply.getHeader('content-type') ?? '').startsWith('application/json');
}

/** Passes a stream through, and inspects the whole text once it has ended. */
function tee(stream: Readable, look: (whole: string) => void): Readable {
  const parts: Buffer[] = [];
  const copy = new Transform({
    transform: (part: Buffer, _encoding, done) => {
      parts.push(part);
      done(null, part);
    },
    flush: (done) => {
      look(Buffer.concat(parts).toString('utf8'));
      done();
    },
  });
  stream.on('error', (error) => copy.destroy(error));
  return stream.pipe(copy);
}
