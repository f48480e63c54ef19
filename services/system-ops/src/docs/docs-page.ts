import {
  METHODS,
  type ApiContent,
  type ApiDocument,
  type ApiOperation,
  type ApiParameter,
  type ApiSchema,
} from './openapi-document.js';

/** A page without scripts, so that it can be read, searched and printed anywhere. */
export function docsPage(document: ApiDocument): string {
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    METHODS.flatMap((method) => {
      const operation = operations[method];
      return operation ? [{ path, method, operation }] : [];
    }),
  );
  const services = [...new Set(calls.map(({ operation }) => operation.tags[0] ?? ''))];
  const sections = services.map((service) => {
    const own = calls.filter(({ operation }) => operation.tags[0] === service);
    const articles = own.map(({ path, method, operation }) => call(path, method, operation));
    return `<section><h2 id="${escapeHtml(service)}">${escapeHtml(service)}</h2>${articles.join('')}</section>`;
  });
  const shapes = Object.entries(document.components.schemas)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, schema]) => `<article><h3 id="shape-${name}">${name}</h3>${schemaTable(schema)}</article>`);
  const links = [...services, 'shapes'].map((name) => `<a href="#${escapeHtml(name)}">${escapeHtml(name)}</a>`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Larder API</title><link rel="stylesheet" href="/api-docs.css"></head>
<body><header><h1>Larder API</h1>
<p>Every call, through the gateway. The same as <a href="/api/openapi.json">OpenAPI 3.1</a> for programs.</p>
<nav aria-label="Services">${links.join(' ')}</nav></header>
<main>${sections.join('')}<section><h2 id="shapes">shapes</h2>${shapes.join('')}</section></main></body></html>
`;
}

function call(path: string, method: string, operation: ApiOperation): string {
  const { summary = '', description = '', parameters = [], requestBody, responses } = operation;
  const answers = Object.entries(responses).flatMap(([status, answer]) =>
    status.startsWith('2') ? [`<li><b>${escapeHtml(status)}</b> ${contentText(answer)}</li>`] : [],
  );
  const refusals = Object.keys(responses).filter((status) => /^[45]/.test(status));
  return `<article><h3 id="${escapeHtml(operation.operationId)}"><code class="method">${method.toUpperCase()}</code> <code>${escapeHtml(path)}</code></h3>
<p>${escapeHtml(summary)}. ${escapeHtml(description)}${token(operation)}</p>
${parameters.length === 0 ? '' : parameterTable(parameters)}
${requestBody ? `<p>Takes ${contentText(requestBody)}</p>` : ''}<ul>${answers.join('')}<li><b>${refusals.join(', ')}</b> ${schemaText({ $ref: '#/components/schemas/ErrorBody' })}</li></ul></article>`;
}

function token({ security }: ApiOperation): string {
  const needed = security.some((way) => 'csrfToken' in way);
  return needed ? ' With a CSRF token, unless the session comes by Bearer.' : '';
}

function parameterTable(parameters: readonly ApiParameter[]): string {
  const rows = parameters.map(
    (each) =>
      `<tr><th scope="row"><code>${escapeHtml(each.name)}</code></th><td>${escapeHtml(each.in)}</td><td>${
        each.required ? 'required' : 'may be absent'
      }</td><td>${each.schema ? schemaText(each.schema) : ''}</td></tr>`,
  );
  return `<div class="scroll" role="region" aria-label="Parameters" tabindex="0"><table><thead><tr><th scope="col">Parameter</th><th scope="col">In</th><th scope="col">Needed</th><th scope="col">What</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function contentText({ content = {} }: ApiContent): string {
  const kinds = Object.entries(content);
  if (kinds.length === 0) return 'nothing';
  return kinds
    .map(([type, { schema }]) => `${schema ? schemaText(schema) : 'a file'} <small>${escapeHtml(type)}</small>`)
    .join(' or ');
}

/** "text, at most 80 characters", "list of Product"; named shapes are links. */
function schemaText(schema: ApiSchema): string {
  if (schema.$ref !== undefined) {
    const name = escapeHtml(schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1));
    return `<a href="#shape-${name}">${name}</a>`;
  }
  const several = schema.anyOf ?? schema.allOf;
  if (several) return several.map(schemaText).join(' or ');
  if (schema.enum) return schema.enum.map((choice) => `<code>${escapeHtml(String(choice))}</code>`).join(', ');
  if (schema.type === 'array' && schema.items) {
    const most = schema.maxItems === undefined ? '' : `, at most ${schema.maxItems}`;
    return `list of ${schemaText(schema.items)}${most}`;
  }
  return [typeText(schema), ...limits(schema)].join(', ');
}

function schemaTable({ properties = {}, required = [] }: ApiSchema): string {
  const rows = Object.entries(properties).map(
    ([name, schema]) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${
        required.includes(name) ? 'always' : 'may be absent'
      }</td><td>${schemaText(schema)}</td></tr>`,
  );
  return `<div class="scroll" role="region" aria-label="Fields" tabindex="0"><table><thead><tr><th scope="col">Field</th><th scope="col">There</th><th scope="col">What</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

const TYPE_TEXTS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: 'true or false',
  object: 'object',
  null: 'null',
};

function typeText({ type, format }: ApiSchema): string {
  const words = [type ?? 'anything'].flat().map((each) => TYPE_TEXTS[each] ?? each);
  return escapeHtml(words.join(' or ') + (format === undefined ? '' : ` (${format})`));
}

function limits({ minimum, maximum, minLength, maxLength }: ApiSchema): string[] {
  const parts: string[] = [];
  if (minimum !== undefined && maximum !== undefined) parts.push(`from ${minimum} to ${maximum}`);
  if (minLength) parts.push(`at least ${minLength} characters`);
  if (maxLength !== undefined) parts.push(`at most ${maxLength} characters`);
  return parts;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
