import { PERMISSIONS, type Caller, type Permission, type ServiceName } from '@larder/contracts';
import { ERROR_CODES } from '@larder/kernel';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { isOwnBusiness } from '../http/create-service.js';
import { toOpenApi31 } from './to-openapi-31.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const ERROR_BODY = {
  type: 'object',
  description: 'Every "no": `message` and `error` are the same plain sentence. A conflict adds the state as it is now.',
  required: ['message', 'error', 'code', 'requestId'],
  properties: {
    message: { type: 'string' },
    error: { type: 'string' },
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

/** Shapes from the contracts, callers from the permission table. The application need not be started. */
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
      if (operation) complete(operation, permissionOf(service, method, path), service);
    }
  }
  const components = {
    ...document.components,
    schemas: { ...document.components?.schemas, ErrorBody: ERROR_BODY },
    securitySchemes: SECURITY_SCHEMES,
  };
  return toOpenApi31({ ...document, paths, components } as unknown as OpenAPIObject);
}

function complete(operation: Operation, permission: Permission | undefined, service: ServiceName): void {
  operation.tags = [service];
  if (permission) operation.description = callerWords(permission);
  operation.security = securityOf(permission);
  operation.responses['default'] = {
    description: 'The request was refused.',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
  };
}

const CALLERS: Readonly<Record<Caller, string>> = {
  public: 'For anybody',
  staff: 'For every member of staff',
  admin: 'For administrators',
};

function callerWords({ who, why }: Permission): string {
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
