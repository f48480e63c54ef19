import { describe, expect, it } from '@jest/globals';
import { groupGraph, importCycles, importGraph, repeatedPlaces } from './source-shape.ts';

const file = (path: string, ...lines: string[]) => ({ path, lines });

describe('the graph of imports', () => {
  it('follows imports of several lines, of types, of effects alone, and .js names of TypeScript files', () => {
    const graph = importGraph([
      file('a/a.ts', 'import {', '  b,', "} from '../b.js';", "import type { C } from './c.tsx';", "import './d.ts';"),
      file('b.ts', "import pg from 'pg';"),
      file('a/c.tsx', "export { b } from '../b.js';"),
      file('a/d.ts', "const late = () => import('./a.ts');"),
    ]);
    expect(Object.fromEntries(graph)).toEqual({
      'a/a.ts': ['b.ts', 'a/c.tsx', 'a/d.ts'],
      'b.ts': [],
      'a/c.tsx': ['b.ts'],
      'a/d.ts': [],
    });
  });

  it('finds a cycle through several files once, and finds none in a diamond', () => {
    const cycle = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['a']],
      ['d', ['a']],
    ]);
    expect(importCycles(cycle).map((members) => members.toSorted())).toEqual([['a', 'b', 'c']]);
    const diamond = new Map([
      ['a', ['b', 'c']],
      ['b', ['d']],
      ['c', ['d']],
      ['d', []],
    ]);
    expect(importCycles(diamond)).toEqual([]);
  });

  it('finds a cycle between features whose files have none', () => {
    const graph = new Map([
      ['x/one.ts', ['y/one.ts']],
      ['y/one.ts', []],
      ['y/two.ts', ['x/two.ts']],
      ['x/two.ts', []],
    ]);
    const features = groupGraph(graph, (path) => path.split('/')[0] ?? null);
    expect(importCycles(graph)).toEqual([]);
    expect(importCycles(features)).toHaveLength(1);
  });
});

describe('repeated places', () => {
  const body = ['one();', 'two();', 'three();', 'four();', 'five();', 'six();', 'seven();'];

  it('counts six or more consecutive equal lines once, regardless of context and indentation', () => {
    const files = [file('a.ts', 'start();', ...body), file('b.ts', ...body.map((line) => `  ${line}`), 'end();')];
    expect(repeatedPlaces(files)).toEqual(['a.ts:2 ~ b.ts:1']);
  });

  it('ignores five equal lines, imports, comments and brackets', () => {
    const thin = ["import { a } from './a.ts';", '// why', '});', '}', '', 'return (', '/>'];
    expect(
      repeatedPlaces([file('a.ts', ...body.slice(0, 5), ...thin), file('b.ts', ...body.slice(0, 5), ...thin)]),
    ).toEqual([]);
  });
});
