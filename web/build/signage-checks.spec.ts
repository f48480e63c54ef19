import { describe, expect, it } from '@jest/globals';
import { findUnlisted } from './signage-css-check.ts';
import { findTooNew } from './signage-script-check.ts';

describe('a script for old televisions', () => {
  it('may use what they support', () => {
    expect(
      findTooNew('const f = async ({ a, ...rest }) => { try { await a(rest); } catch { return [1].map(String); } };'),
    ).toEqual([]);
  });

  it.each(['a?.b', 'a ?? b', 'import("./x.js")', 'class A { #b = 1; }', 'a ||= b', 'import.meta.url'])(
    'ends the build with %s',
    (script) => {
      expect(() => findTooNew(script)).toThrow(SyntaxError);
    },
  );

  it.each([
    ['list.at(-1)', '.at()'],
    ['list.flatMap(f)', '.flatMap()'],
    ['Object.hasOwn(a, b)', '.hasOwn()'],
    ['text.replaceAll("a", "b")', '.replaceAll()'],
    ['structuredClone(a)', 'structuredClone'],
    ['AbortSignal.timeout(5)', 'AbortSignal.timeout'],
  ])('may not call %s', (script, fault) => {
    expect(findTooNew(script)).toEqual([fault]);
  });

  it('may have a property named timeout', () => {
    expect(findTooNew('watch.timeout(5)')).toEqual([]);
  });
});

describe('a style sheet for old televisions', () => {
  it('may use what they support', () => {
    const css = `@font-face{font-family:X;src:url("a.woff2?inset:0") format("woff2")}
      .a>.b:not(.c)::after{content:"gap: min(1px)";display:flex;width:calc(100% - var(--u)*.5);color:#0c110e}
      @media (orientation:portrait){.a{padding:0 1.5em}}`;
    expect(findUnlisted(css)).toEqual([]);
  });

  it.each([
    ['.a{gap:1em}', 'property gap'],
    ['.a{inset:0}', 'property inset'],
    ['.a{aspect-ratio:1}', 'property aspect-ratio'],
    ['.a{width:min(1px,2em)}', 'function min'],
    ['.a{width:10cqw}', 'unit cqw'],
    ['.a{display:grid}', 'display grid'],
    ['.a{overflow-wrap:anywhere}', 'value anywhere'],
    ['.a:has(.b){color:red}', 'pseudo has'],
    ['.a{color:red;&.b{color:blue}}', 'nesting'],
    ['@layer x{.a{color:red}}', 'at-rule layer'],
    ['@supports (display:grid){.a{color:red}}', 'at-rule supports'],
    ['@media (hover:hover){.a{color:red}}', 'media hover'],
    ['@media (orientation:portrait){.a{color:oklch(1 0 0)}}', 'function oklch'],
  ])('may not hold %s', (css, fault) => {
    expect(findUnlisted(css)).toEqual([fault]);
  });
});
