import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { CATEGORY_ICONS, ROLE_LABELS } from '@larder/kernel';
import type { GuideBlock } from '../../../texts/guide/guide-blocks.ts';
import { GUIDE_SECTIONS } from '../../../texts/guide/guide-sections.ts';
import { troubleshooting } from '../../../texts/guide/troubleshooting.ts';
import { readInline } from './read-inline.ts';

const TEXTS = new URL('../../../texts/', import.meta.url);
/** Every sentence of the services, with its translations. */
const SENTENCES = new URL('../../../../../services/shared/kernel/src/texts/chinese/', import.meta.url);

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

const serviceTexts = (): string[] =>
  readdirSync(SENTENCES).map((file) => readFileSync(new URL(file, SENTENCES), 'utf8'));

function textsOf(block: GuideBlock): readonly string[] {
  if (block.kind === 'list' || block.kind === 'steps') return block.items;
  return block.kind === 'table' ? block.rows.flat() : [block.text];
}

describe('labels of screens in the guide', () => {
  let sentences: string[];
  beforeAll(async () => {
    sentences = [...serviceTexts(), ...(await screenTexts())];
  });

  it.each(GUIDE_SECTIONS.map(({ title, blocks }) => [title, blocks] as const))(
    'exist on a screen: %s',
    (_title, blocks) => {
      const named = blocks
        .flatMap(textsOf)
        .flatMap(readInline)
        .flatMap((part) => (part.kind === 'label' ? [part.text] : []));
      expect(named.filter((words) => !sentences.some((sentence) => sentence.includes(words)))).toEqual([]);
    },
  );
});

it('messages that troubleshooting quotes are those of the services and screens', async () => {
  const messages = [...serviceTexts(), ...(await screenTexts())];
  const quotes = troubleshooting.blocks.flatMap((block) =>
    block.kind === 'table' ? block.rows.flatMap(([seen = '']) => seen.match(/(?<=“)[^”]+/g) ?? []) : [],
  );
  expect(quotes.length).toBeGreaterThan(10);
  // Numbers and the dots of shortened quotes stand for anything.
  const parts = quotes.flatMap((quote) => quote.split(/ ?(?:…|[\d,]+) ?/));
  expect(parts.filter((part) => !messages.some((text) => text.includes(part)))).toEqual([]);
});
