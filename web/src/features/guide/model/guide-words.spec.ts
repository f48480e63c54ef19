import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { CATEGORY_ICONS, ROLE_LABELS } from '@larder/kernel';
import type { GuideBlock } from '../../../texts/guide/guide-blocks.ts';
import { GUIDE_SECTIONS } from '../../../texts/guide/guide-sections.ts';
import { readInline } from './read-inline.ts';

const TEXTS = new URL('../../../texts/', import.meta.url);

/** Every sentence of a catalogue; functions are called with ones. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') {
    const make = value as (...parts: unknown[]) => unknown;
    return [1, '1', ['1']].flatMap((part) => {
      try {
        return sentencesIn(make(part, part, part));
      } catch {
        return [];
      }
    });
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
}

async function screenTexts(): Promise<string[]> {
  const files = readdirSync(TEXTS, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts') && !file.startsWith('guide/'),
  );
  const catalogues = await Promise.all(files.map((file) => import(new URL(file, TEXTS).href) as Promise<object>));
  return [...sentencesIn(catalogues), ...Object.values(ROLE_LABELS), ...CATEGORY_ICONS];
}

function textsOf(block: GuideBlock): readonly string[] {
  if (block.kind === 'list' || block.kind === 'steps') return block.items;
  return block.kind === 'table' ? block.rows.flat() : [block.text];
}

describe('labels of screens in the guide', () => {
  let sentences: string[];
  beforeAll(async () => {
    sentences = await screenTexts();
  });

  it.each(GUIDE_SECTIONS.map(({ title, blocks }) => [title, blocks] as const))(
    'stand on a screen: %s',
    (_title, blocks) => {
      const named = blocks
        .flatMap(textsOf)
        .flatMap(readInline)
        .flatMap((part) => (part.kind === 'label' ? [part.text] : []));
      expect(named.filter((words) => !sentences.some((sentence) => sentence.includes(words)))).toEqual([]);
    },
  );
});
