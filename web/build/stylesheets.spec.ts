import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { transform, type CSSModuleExports, type Selector } from 'lightningcss';

const source = join(dirname(fileURLToPath(import.meta.url)), '../src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).toSorted();
const read = (file: string): string => readFileSync(join(source, file), 'utf8');
const modules = files.filter((file) => file.endsWith('.module.css'));
const globals = files.filter((file) => file.endsWith('.css') && !file.endsWith('.module.css'));
const scripts = files.filter((file) => /\.tsx?$/.test(file) && !file.includes('.spec.'));

/** The selectors of a stylesheet; lightningcss marks those in `:global()`. */
function selectorsOf(file: string, cssModules: boolean): Selector[] {
  const selectors: Selector[] = [];
  transform({
    filename: file,
    code: readFileSync(join(source, file)),
    cssModules,
    errorRecovery: true,
    visitor: {
      Rule: {
        style({ value }) {
          selectors.push(...value.selectors);
        },
      },
    },
  });
  return selectors;
}

function firstClass(selector: Selector): string | undefined {
  const found = selector.find(({ type }) => type === 'class');
  return found?.type === 'class' ? found.name : undefined;
}

const hasGlobalClass = (selector: Selector): boolean =>
  selector.some((part) => part.type === 'pseudo-class' && part.kind === 'global');
/** Bound to a local class, or to the page that the attribute names. */
const isBound = (selector: Selector): boolean =>
  /"type":"class"|"name":"data-page"/.test(
    JSON.stringify(selector, (_, value: unknown) => (isGlobal(value) ? undefined : value)),
  );
const isGlobal = (value: unknown): boolean => (value as { kind?: string } | null)?.kind === 'global';

/** The local classes of a module, as named in scripts. */
function classesOf(file: string): string[] {
  const { exports } = transform({ filename: file, code: readFileSync(join(source, file)), cssModules: true });
  const classes = Object.keys(exports as CSSModuleExports).filter((name) =>
    new RegExp(`\\.${name}(?![\\w-])`).test(read(file)),
  );
  return classes.map((name) => name.replaceAll(/-+(\w)/g, (_, letter: string) => letter.toUpperCase())).toSorted();
}

interface Use {
  script: string;
  module: string;
  classes: string[];
}

/** The classes that a script uses of each module. */
function usesIn(script: string): Use[] {
  const text = read(script);
  return [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)].map(([, name = '', path = '']) => ({
    script,
    module: join(dirname(script), path),
    classes: [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, each = '']) => each),
  }));
}

const uses = scripts.flatMap(usesIn);

describe('stylesheets', () => {
  it('a global class is defined in one stylesheet only', () => {
    const definedIn = new Map<string, Set<string>>();
    for (const file of globals)
      for (const selector of selectorsOf(file, false)) {
        const name = firstClass(selector);
        if (name !== undefined) definedIn.set(name, (definedIn.get(name) ?? new Set()).add(file));
      }
    const twice = [...definedIn].filter(([, places]) => places.size > 1);
    expect(twice.map(([name, places]) => `.${name}: ${[...places].join(', ')}`)).toEqual([]);
  });

  it('features have no global stylesheets', () => {
    expect(globals.filter((file) => file.startsWith('features/'))).toEqual([]);
  });

  it('a module styles a global class only inside its local classes or its page', () => {
    const loose = modules.flatMap((file) =>
      selectorsOf(file, true).flatMap((selector) =>
        hasGlobalClass(selector) && !isBound(selector) ? [`${file}: ${JSON.stringify(selector)}`] : [],
      ),
    );
    expect(loose).toEqual([]);
  });

  it('a module names ids only in :global(), because they become local like classes', () => {
    const named = modules.filter((file) => /(?<!:global\()#[a-z][\w-]*[^;]*\{/.test(read(file)));
    expect(named).toEqual([]);
  });

  it('the file names of modules are unique, because they become part of the class names', () => {
    const names = modules.map((file) => basename(file));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each(modules)('every class of %s is used by a script that imports it', (file) => {
    const used = new Set(uses.filter(({ module }) => module === file).flatMap(({ classes }) => classes));
    expect(classesOf(file).filter((name) => !used.has(name))).toEqual([]);
  });

  it('scripts use only classes that their modules define', () => {
    const defined = new Map(modules.map((file) => [file, new Set(classesOf(file))]));
    const missing = uses.flatMap(({ script, module, classes }) =>
      classes
        .filter((name) => defined.get(module)?.has(name) !== true)
        .map((name) => `${script}: ${name} of ${module}`),
    );
    expect(missing).toEqual([]);
  });

  it('a script that imports a module uses it', () => {
    expect(uses.filter(({ classes }) => classes.length === 0).map(({ script }) => script)).toEqual([]);
  });

  it('colors are only defined in the stylesheets of tokens', () => {
    const stray = [...globals, ...modules]
      .filter((file) => !file.endsWith('tokens.css'))
      .flatMap((file) =>
        [...read(file).matchAll(/(?<![\w-])(#[\da-f]{3,8}|(rgb|hsl)a?\()(?=[\s;,)]|\d)/gi)].map(
          ([color]) => `${file}: ${color}`,
        ),
      );
    expect(stray).toEqual([]);
  });
});
