import { describe, expect, it } from '@jest/globals';
import { ALIASES } from '../../../shared/routing/aliases.ts';
import { PATHS } from '../../../shared/routing/paths.ts';
import type { GuideBlock } from '../../../texts/guide/guide-blocks.ts';
import { GUIDE_SECTIONS } from '../../../texts/guide/guide-sections.ts';
import { guidePages } from '../guide-page.tsx';
import { type InlinePart, readInline } from './read-inline.ts';

const TITLES = [
  'Overview',
  'Getting started',
  'Retail products',
  'Restaurant system',
  'Discount codes',
  'Restaurant orders',
  'Customer management',
  'Rebates',
  'User management',
  'Reports',
  'Troubleshooting',
];

/** Patterns that a guide must never contain. */
const CREDENTIALS = [
  /admin\s*123/i,
  /passw(or)?d\s*[:=]/i,
  /\b(password|passcode)\s+(is|of)\s+[`'"“]?[A-Za-z]*\d/i,
  /username\s*[:=]/i,
  /changeme|letmein|secret\d/i,
];

function textsOf(block: GuideBlock): readonly string[] {
  if (block.kind === 'list' || block.kind === 'steps') return block.items;
  return block.kind === 'table' ? [block.caption, ...block.head, ...block.rows.flat()] : [block.text];
}

const blocks = GUIDE_SECTIONS.flatMap((section) => section.blocks);
const texts = blocks.flatMap(textsOf);

function partsOf<K extends InlinePart['kind']>(kind: K): Extract<InlinePart, { kind: K }>[] {
  const isWanted = (part: InlinePart): part is Extract<InlinePart, { kind: K }> => part.kind === kind;
  return texts.flatMap(readInline).filter(isWanted);
}

const hasTwins = (all: readonly string[]): boolean => new Set(all).size < all.length;

describe('the guide', () => {
  it('the guide has its eleven sections in order, each with an id like its title', () => {
    expect(GUIDE_SECTIONS.map(({ title }) => title)).toEqual(TITLES);
    expect(GUIDE_SECTIONS.map(({ id }) => id)).toEqual(TITLES.map((title) => title.toLowerCase().replace(' ', '-')));
  });

  it('the guide links only to existing pages, aliases and sections of the guide', () => {
    const known = new Set([
      ...Object.values(PATHS).map(({ path }) => path as string),
      ...ALIASES.map(({ path }) => path),
      ...GUIDE_SECTIONS.map(({ id }) => `#${id}`),
    ]);
    const targets = partsOf('link').map(({ to }) => to.replace(/\?.*$/, ''));
    expect(targets.filter((target) => !known.has(target))).toEqual([]);
    expect(targets.length).toBeGreaterThan(20);
  });

  it('the guide leaves no markup unparsed', () => {
    const plain = partsOf('plain').map(({ text }) => text);
    expect(plain.filter((text) => /[*`^_{}]|\]\(/.test(text))).toEqual([]);
  });

  it('tables of the guide have complete rows, and no row or item is repeated', () => {
    const tables = blocks.filter((block) => block.kind === 'table');
    expect(tables.filter(({ head, rows }) => rows.some((row) => row.length !== head.length))).toEqual([]);
    expect(tables.filter(({ rows }) => hasTwins(rows.map((row) => row.join())))).toEqual([]);
    const lists = blocks.filter((block) => block.kind === 'list' || block.kind === 'steps');
    expect(lists.filter(({ items }) => hasTwins(items))).toEqual([]);
  });

  it('the guide shows no credentials', () => {
    expect(texts.filter((text) => CREDENTIALS.some((pattern) => pattern.test(text)))).toEqual([]);
  });

  it('each section of the guide is named by its pages', () => {
    const css = guidePages(GUIDE_SECTIONS);
    const feet = [...css.matchAll(/@page guide-(\d+) \{[^}]*@bottom-left \{ content: "([^"]+)"/g)];
    expect(feet.map(([, number, words]) => [Number(number), words])).toEqual(
      TITLES.map((title, place) => [place + 1, `Section ${place + 1} · ${title}`]),
    );
  });
});
