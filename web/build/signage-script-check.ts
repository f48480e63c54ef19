import { parse, type Node } from 'acorn';

/**
 * Methods and functions missing in the televisions' oldest browser (Chromium 68). A build tool rewrites only syntax, so
 * a call of any of these would stop a board. `allSettled` is not listed: React contains a call, for view transitions,
 * which boards do not use.
 */
const TOO_NEW_METHODS = new Set(
  `
    any at findLast findLastIndex flat flatMap formatRange fromAsync fromEntries groupBy hasOwn
    isWellFormed matchAll replaceAll replaceChildren toReversed toSorted toSpliced toWellFormed trimEnd
    trimStart withResolvers
  `
    .trim()
    .split(/\s+/),
);
const TOO_NEW_FUNCTIONS = new Set(['structuredClone', 'queueMicrotask', 'requestIdleCallback', 'WeakRef']);
/** `timeout` is a common name, which is too new only as `AbortSignal.timeout`. */
const TOO_NEW_PAIRS = new Set(['AbortSignal.timeout']);

/** The calls in a built script that the oldest browsers lack; throws on syntax newer than ES2019. */
export function findTooNew(script: string): string[] {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const entry of value) visit(entry);
    else if (isNode(value)) {
      const called = value.type === 'CallExpression' || value.type === 'NewExpression' ? calledName(value) : null;
      if (called !== null) found.add(called);
      for (const [key, child] of Object.entries(value)) if (key !== 'type') visit(child);
    }
  };
  visit(parse(script, { ecmaVersion: 2019, sourceType: 'module' }));
  return [...found].toSorted();
}

function calledName(call: Node): string | null {
  const { callee } = call as Node & { callee: Node };
  if (callee.type === 'Identifier') {
    const { name } = callee as Node & { name: string };
    return TOO_NEW_FUNCTIONS.has(name) ? name : null;
  }
  if (callee.type !== 'MemberExpression') return null;
  const method = nameOf(callee, 'property');
  const owner = nameOf(callee, 'object');
  if (method === null) return null;
  if (owner !== null && TOO_NEW_PAIRS.has(`${owner}.${method}`)) return `${owner}.${method}`;
  return TOO_NEW_METHODS.has(method) ? `.${method}()` : null;
}

function nameOf(node: Node, part: string): string | null {
  const child = (node as unknown as Record<string, { type?: string; name?: unknown } | undefined>)[part];
  return child?.type === 'Identifier' && typeof child.name === 'string' ? child.name : null;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}
