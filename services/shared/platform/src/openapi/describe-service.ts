import { PERMISSIONS, type Caller, type Permission, type ServiceName } from '@larder/contracts';
import { ERROR_CODES } from '@larder/kernel';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { isOwnBusiness } from '../http/create-service.js';
import { exampleOf } from './example-of.js';
import { toOpenApi31 } from './to-openapi-31.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const ERROR_BODY = {
  type: 'object',
  description:
    'Every "no": `message` and `error` are the same plain sentence, in the language of Accept-Language (en, zh-Hant, zh-Hans). ' +
    '`reason` is its English text with blanks, `values` is what fills them. A conflict adds the state as it is now.',
  required: ['message', 'error', 'reason', 'values', 'code', 'requestId'],
  properties: {
    message: { type: 'string' },
    error: { type: 'string' },
    reason: { type: 'string' },
    values: { type: 'object', additionalProperties: true },
    code: { type: 'string', enum: [...ERROR_CODES] },
    requestId: { type: 'string' },
  },
} as const;

const SECURITY_SCHEMES = {
  sessionHeader: {
    type: 'apiKey',
    in: 'header',
    name: 'x-session-id',
    description: 'The sessionId of the login. The alias session-id is accepted as well.',
  },
  sessionCookie: { type: 'apiKey', in: 'cookie', name: 'larder_session' },
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'The sessionId of the login. The only one that needs no CSRF token.',
  },
  csrfToken: {
    type: 'apiKey',
    in: 'header',
    name: 'x-csrf-token',
    description: 'The csrfToken of the login or the session check. The alias csrf-token is accepted as well.',
  },
} as const;

/** Schemas from the contracts, callers from the permission table. The application need not be started. */
export function describeService(app: INestApplication, service: ServiceName): OpenAPIObject {
  const config = new DocumentBuilder().setTitle(`Larder: ${service}`).setVersion('1').build();
  const document = SwaggerModule.createDocument(app, config, {
    operationIdFactory: (controller, method) => `${service}.${controller.replace(/Controller$/, '')}.${method}`,
    autoTagControllers: false,
  });
  const paths = Object.fromEntries(Object.entries(document.paths).filter(([path]) => !isOwnBusiness(path)));
  for (const [path, item] of Object.entries(paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation) complete(operation, permissionOf(service, method, path), service, path);
    }
  }
  const components = {
    ...document.components,
    schemas: { ...document.components?.schemas, ErrorBody: ERROR_BODY },
    securitySchemes: SECURITY_SCHEMES,
  };
  const described = toOpenApi31({ ...document, paths, components } as unknown as OpenAPIObject);
  addExamples(described);
  return described;
}

function complete(operation: Operation, permission: Permission | undefined, service: ServiceName, path: string): void {
  operation.tags = [service];
  if (permission) {
    operation.summary = permission.summary;
    operation.description = callerText(permission);
  }
  operation.security = securityOf(permission);
  for (const code of refusalsOf(operation, permission, path)) {
    const [status, description, message] = REFUSALS[code];
    const example = {
      message,
      error: message,
      reason: message,
      values: {},
      code,
      requestId: '0b9f6c1e4a9e4c569c0a1f2d3e4a5b6c',
    };
    // A route may have declared this status already.
    operation.responses[status] ??= {
      description,
      content: { 'application/json': { schema: ERROR_REFERENCE, example } },
    };
  }
  operation.responses['default'] = {
    description: 'The request was refused.',
    content: { 'application/json': { schema: ERROR_REFERENCE } },
  };
}

const ERROR_REFERENCE = { $ref: '#/components/schemas/ErrorBody' };

const REFUSALS = {
  invalid: ['400', 'A field or parameter is wrong; the message says which.', 'ourPrice must be a number.'],
  unauthenticated: ['401', 'There is no session, or it has ended.', 'Please sign in.'],
  forbidden: ['403', 'The role may not do this, or the CSRF token is missing.', 'Only administrators may do this.'],
  not_found: ['404', 'What the path names does not exist.', 'Product not found.'],
  conflict: [
    '409',
    'The state has changed; the answer may hold it as it is now.',
    'Somebody else changed this product.',
  ],
  too_large: ['413', 'The body is larger than the call takes.', 'The request is too large.'],
  too_slow: ['408', 'The body arrived too slowly.', 'The request took too long to arrive.'],
  too_many: ['429', 'Too many requests; Retry-After says when to try again.', 'Too many requests.'],
  unavailable: ['503', 'A part that the call needs is away; see Retry-After.', 'The database is not reachable.'],
} as const;

function refusalsOf(operation: Operation, permission: Permission | undefined, path: string): (keyof typeof REFUSALS)[] {
  const isForStaff = permission !== undefined && permission.who !== 'public';
  const takes = operation.requestBody !== undefined;
  const takesStore = (operation.parameters ?? []).some((each) => 'name' in each && each.name === 'store');
  return [
    ...(takes || (operation.parameters ?? []).length > 0 ? (['invalid'] as const) : []),
    ...(isForStaff || path.endsWith('/login') ? (['unauthenticated'] as const) : []),
    ...(isForStaff ? (['forbidden'] as const) : []),
    ...(path.includes('{') || (isForStaff && takesStore) ? (['not_found'] as const) : []),
    ...(takes ? (['conflict', 'too_large', 'too_slow'] as const) : []),
    'too_many',
    'unavailable',
  ];
}

/** An example for every JSON body that is sent or answered. */
function addExamples(document: OpenAPIObject): void {
  for (const item of Object.values(document.paths)) {
    for (const method of METHODS) {
      const { requestBody, responses } = item[method] ?? { responses: {} };
      for (const body of [requestBody, ...Object.values(responses)]) {
        if (body === undefined || !('content' in body)) continue;
        const json = body.content?.['application/json'];
        if (json?.schema && json.example === undefined && Object.keys(json.schema).length > 0) {
          json.example = exampleOf(json.schema as Parameters<typeof exampleOf>[0], document);
        }
      }
    }
  }
}

const CALLERS: Readonly<Record<Caller, string>> = {
  public: 'For anybody',
  staff: 'For every member of staff',
  'store-admin': 'For administrators, in the stores that they work for',
  admin: 'For administrators of every store',
};

function callerText({ who, why }: Permission): string {
  return why === undefined ? `${CALLERS[who]}.` : `${CALLERS[who]}: ${why}.`;
}

/** Cookie and header need the CSRF token; Bearer does not. */
function securityOf(permission: Permission | undefined): Record<string, string[]>[] {
  if (!permission || permission.who === 'public') return [];
  const token: Record<string, string[]> = permission.csrf ? { csrfToken: [] } : {};
  return [{ sessionHeader: [], ...token }, { sessionCookie: [], ...token }, { bearer: [] }];
}

function permissionOf(service: ServiceName, method: string, path: string): Permission | undefined {
  const written = path.replace(/\{(\w+)\}/g, ':$1');
  return PERMISSIONS.find(
    (row) => row.service === service && row.method === method.toUpperCase() && row.path === written,
  );
}
