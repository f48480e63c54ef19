import { dirname, join } from 'node:path';

export interface SourceFile {
  /** Relative to the root. */
  readonly path: string;
  readonly lines: readonly string[];
}

/** The files that each file imports, types included; import() does not count. */
export function importGraph(files: readonly SourceFile[]): Map<string, string[]> {
  const known = new Set(files.map(({ path }) => path));
  return new Map(
    files.map(({ path, lines }) => {
      const text = lines.join('\n');
      const imports = [...text.matchAll(/^(?:import|export) [^;'"]*?from '(\.[^']+)';$|^import '(\.[^']+)';$/gm)];
      const targets = imports.map(([, from, effect]) => resolveImport(path, from ?? effect ?? '', known));
      return [path, targets.filter((target) => target !== null)];
    }),
  );
}

function resolveImport(from: string, specifier: string, known: ReadonlySet<string>): string | null {
  const base = join(dirname(from), specifier);
  const candidates = [base, base.replace(/\.js$/, '.ts'), base.replace(/\.js$/, '.tsx')];
  return candidates.find((path) => known.has(path)) ?? null;
}

/** The import graph between groups of files, such as the features of a service; files without a group are left out. */
export function groupGraph(
  graph: ReadonlyMap<string, readonly string[]>,
  groupOf: (path: string) => string | null,
): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [from, targets] of graph) {
    const group = groupOf(from);
    if (group === null) continue;
    const others = targets.map(groupOf).filter((target) => target !== null && target !== group);
    groups.set(group, [...new Set([...(groups.get(group) ?? []), ...(others as string[])])]);
  }
  return groups;
}

/** Groups of files that import each other, directly or through others (strongly connected components, Tarjan 1972). */
export function importCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, { index: number; low: number; isOpen: boolean }>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const visit = (file: string): { index: number; low: number; isOpen: boolean } => {
    const state = { index: order.size, low: order.size, isOpen: true };
    order.set(file, state);
    stack.push(file);
    for (const target of graph.get(file) ?? []) {
      const seen = order.get(target);
      if (seen === undefined) state.low = Math.min(state.low, visit(target).low);
      else if (seen.isOpen) state.low = Math.min(state.low, seen.index);
    }
    if (state.low === state.index) {
      const members = stack.splice(stack.indexOf(file));
      for (const member of members) Object.assign(order.get(member) ?? {}, { isOpen: false });
      if (members.length > 1 || graph.get(file)?.includes(file)) cycles.push(members);
    }
    return state;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return cycles;
}

const WINDOW = 6;
/** Lines common to unrelated code: imports, comments, and only brackets or keywords. */
const THIN = /^(import\b.*|export \{.*|\/\/.*|\/?\*.*|[\s\])}({[;,<>/]*|return \(?|else \{|<\/?\w*>?)$/;

/** Pairs of places that share at least six equal lines of code, ignoring spaces and thin lines. */
export function repeatedPlaces(files: readonly SourceFile[]): string[] {
  const windows = new Map<string, { file: number; at: number }[]>();
  const codes = files.map(({ lines }) =>
    lines.map((line, index) => ({ line: line.trim(), number: index + 1 })).filter(({ line }) => !THIN.test(line)),
  );
  for (const [file, code] of codes.entries()) {
    for (let at = 0; at + WINDOW <= code.length; at++) {
      const key = code
        .slice(at, at + WINDOW)
        .map(({ line }) => line)
        .join('\n');
      windows.set(key, [...(windows.get(key) ?? []), { file, at }]);
    }
  }
  const starts = new Set<string>();
  const pairs: string[] = [];
  for (const places of windows.values()) {
    for (const [index, one] of places.entries()) {
      for (const other of places.slice(index + 1)) {
        const name = (back: number): string => `${one.file}:${one.at - back}~${other.file}:${other.at - back}`;
        starts.add(name(0));
        // Counted already as part of a longer run.
        if (starts.has(name(1))) continue;
        const place = ({ file, at }: typeof one): string => `${files[file]?.path}:${codes[file]?.[at]?.number}`;
        pairs.push(`${place(one)} ~ ${place(other)}`);
      }
    }
  }
  return pairs;
}
