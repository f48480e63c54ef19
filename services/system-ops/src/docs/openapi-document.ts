/** The parts of an OpenAPI 3.1 document that merging and rendering need. */
export interface ApiSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: (string | null)[];
  items?: ApiSchema;
  properties?: Record<string, ApiSchema>;
  required?: string[];
  anyOf?: ApiSchema[];
  allOf?: ApiSchema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
}

export interface ApiContent {
  content?: Record<string, { schema?: ApiSchema; example?: unknown }>;
}

export interface ApiParameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: ApiSchema;
}

export interface ApiOperation {
  operationId: string;
  tags: string[];
  summary?: string;
  description?: string;
  security: Record<string, string[]>[];
  parameters?: ApiParameter[];
  requestBody?: ApiContent;
  responses: Record<string, ApiContent & { description: string }>;
}

export interface ApiDocument {
  openapi: string;
  info: { title: string; version: string; description?: string };
  servers?: { url: string; description: string }[];
  tags?: { name: string; description: string }[];
  paths: Record<string, Record<string, ApiOperation>>;
  components: { schemas: Record<string, ApiSchema>; securitySchemes: Record<string, object> };
}

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
