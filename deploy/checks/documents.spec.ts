import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { SETTINGS } from '../launcher/child-environment.ts';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const DOCUMENTS = globSync(['README.md', 'deploy/README.md', 'k8s/README.md', 'services/docs/**/*.md'], { cwd: ROOT });
const SOURCES = globSync('{deploy,gateway,services,web}/**/*.{ts,tsx,mjs}', {
  cwd: ROOT,
  exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
});

/** What the pattern's group finds in the documents, with the document. */
const named = (pattern: RegExp): { document: string; name: string }[] =>
  DOCUMENTS.flatMap((document) =>
    [...readFileSync(join(ROOT, document), 'utf8').matchAll(pattern)].map(([, name = '']) => ({ document, name })),
  );

it('every source file that the documents name exists', () => {
  const files = named(/`([\w./-]+\.(?:ts|tsx|mjs))`/g);
  expect(files.length).toBeGreaterThan(60);
  expect(files.filter(({ name }) => !SOURCES.some((path) => `/${path}`.endsWith(`/${name}`)))).toEqual([]);
});

it('every file that the documents link to exists', () => {
  const links = named(/\]\(([^)#:]+)(?:#[^)]*)?\)/g);
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter(({ document, name }) => !existsSync(join(ROOT, dirname(document), name)))).toEqual([]);
});

it('every proof and bench that the documents name exists', () => {
  const commands = named(/npm run ((?:prove|bench) -- [a-z][\w-]*)/g);
  expect(commands.length).toBeGreaterThan(40);
  const file = (name: string): string => join(ROOT, 'deploy', `${name.replace(' -- ', '/')}.ts`);
  expect(commands.filter(({ name }) => !existsSync(file(name)))).toEqual([]);
});

it('npm start hands on every variable that the README lets people set', () => {
  const table = readFileSync(join(ROOT, 'README.md'), 'utf8').match(/^\| `[A-Z_]+`.*$/gm) ?? [];
  const variables = table.flatMap((row) => [...row.split('|')[1]!.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name));
  expect(variables.filter((name) => name !== 'PORT' && name !== 'LARDER_DATA').toSorted()).toEqual(SETTINGS.toSorted());
});
