import { escapeHtml } from './escape-html.js';
import type { ApiSchema } from './openapi-document.js';

/** "text, at most 80 characters", "list of Product"; named shapes are links. */
export function schemaWords(schema: ApiSchema): string {
  if (schema.$ref !== undefined) {
    const name = escapeHtml(schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1));
    return `<a href="#shape-${name}">${name}</a>`;
  }
  const several = schema.anyOf ?? schema.allOf;
  if (several) return several.map(schemaWords).join(' or ');
  if (schema.enum) return schema.enum.map((choice) => `<code>${escapeHtml(String(choice))}</code>`).join(', ');
  if (schema.type === 'array' && schema.items) {
    const most = schema.maxItems === undefined ? '' : `, at most ${schema.maxItems}`;
    return `list of ${schemaWords(schema.items)}${most}`;
  }
  return [typeWords(schema), ...limits(schema)].join(', ');
}

export function schemaTable({ properties = {}, required = [] }: ApiSchema): string {
  const rows = Object.entries(properties).map(
    ([name, schema]) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${
        required.includes(name) ? 'always' : 'may be absent'
      }</td><td>${schemaWords(schema)}</td></tr>`,
  );
  return `<div class="scroll" role="region" aria-label="Fields" tabindex="0"><table><thead><tr><th scope="col">Field</th><th scope="col">There</th><th scope="col">What</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: 'true or false',
  object: 'object',
  null: 'null',
};

function typeWords({ type, format }: ApiSchema): string {
  const words = [type ?? 'anything'].flat().map((each) => TYPE_WORDS[each] ?? each);
  return escapeHtml(words.join(' or ') + (format === undefined ? '' : ` (${format})`));
}

function limits({ minimum, maximum, minLength, maxLength }: ApiSchema): string[] {
  const said: string[] = [];
  if (minimum !== undefined && maximum !== undefined) said.push(`from ${minimum} to ${maximum}`);
  if (minLength) said.push(`at least ${minLength} characters`);
  if (maxLength !== undefined) said.push(`at most ${maxLength} characters`);
  return said;
}
