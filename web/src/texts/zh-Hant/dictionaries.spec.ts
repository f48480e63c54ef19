import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { simplified } from '@larder/kernel/simplified';
import type * as english from '../connection.ts';
import type { Like } from '../like.ts';

const CHINESE = fileURLToPath(new URL('.', import.meta.url));
const ENGLISH = join(CHINESE, '..');
/** Files of only the Chinese texts, which English does not need. */
const OWN = ['units.ts'];

/** Equal in every language: words typed to confirm, names of files and formats, keys, and file headers. */
const STAYS: readonly RegExp[] = [
  /^(Tab|Esc)$/,
  /^[a-z]+(-[a-z]+)+$/,
  /^[/?][a-z]/,
  /^(`[^`]+`|\{[a-z]+:[a-z-]+\}|\^[^^]+\^( \^[^^]+\^)*)$/,
  /^(CLEAR|EMPTY|CPU|CSV|Excel|PDF|import_errors\.txt|Ctrl K|Enter)$/,
  /^(chineseName|category, description, size, retailPrice, ourPrice|Name, Category, Description, .*)$/,
  /^(Email|Phone|Discount|Usage Count|Total Discount|Status|Stores)$/,
  /^(Place|Time \(UTC\)|Event|Subject|Store|User|Role|Address|Service|Request|Before|After)$/,
];

const files = readdirSync(CHINESE, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts') && !OWN.includes(file),
);

type Dictionary = Readonly<Record<string, unknown>>;
const read = async (folder: string, file: string): Promise<Dictionary> =>
  (await import(join(folder, file))) as Dictionary;

/** Each text of a dictionary by path; for a function, the number of its values. */
function shapeOf(value: unknown, path = ''): string[] {
  if (typeof value === 'function') return [`${path}(${value.length})`];
  if (typeof value !== 'object' || value === null) return [`${path}: ${typeof value}`];
  return Object.entries(value).flatMap(([name, each]) => shapeOf(each, `${path}.${name}`));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  // Names in the other language are meant to be so.
  return Object.entries(value).flatMap(([name, each]) => (name === 'other' ? [] : textsIn(each)));
}

/** Files that are no dictionaries, and the boards in the stores, which are bilingual. */
const ENGLISH_ALONE = /^(like|language|guide\/guide-blocks)\.ts$|^signage\/|^zh-Hant\/|\.spec\.ts$/;

describe('the Chinese dictionaries', () => {
  it('are as many as the English ones', () => {
    const english = readdirSync(ENGLISH, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    expect(english.filter((file) => !ENGLISH_ALONE.test(file) && !files.includes(file))).toEqual([]);
  });

  it.each(files)('%s has the texts of the English one, and functions of as many values', async (file) => {
    const [chinese, original] = await Promise.all([read(CHINESE, file), read(ENGLISH, file)]);
    expect(shapeOf(chinese).toSorted()).toEqual(shapeOf(original).toSorted());
  });

  it.each(files)('%s is not left in English', async (file) => {
    const [chinese, original] = await Promise.all([read(CHINESE, file), read(ENGLISH, file)]);
    const said = new Set(textsIn(original).filter((text) => /[a-z]{3}/i.test(text)));
    // Names of states are for programs.
    const untouched = textsIn(chinese).filter(
      (text) => said.has(text) && ![/^[a-z]+$/, ...STAYS].some((each) => each.test(text)),
    );
    expect(untouched).toEqual([]);
  });

  it('do not compile with a missing text or with values of another type', () => {
    // @ts-expect-error -- a text is missing
    const missing: Like<typeof english.connectionTexts> = { lost: '連線中斷', pricesNotRefreshed: '' };
    const other: Like<typeof english.connectionTexts> = {
      lost: '連線中斷',
      // @ts-expect-error -- the time is a text
      pricesAsOf: (time: number) => `價格截至 ${time}`,
      pricesNotRefreshed: '',
    };
    expect([missing, other]).toHaveLength(2);
  });
});

describe('Simplified Chinese', () => {
  it.each([
    ['購物車是空的', '购物车是空的'],
    ['門市', '门店'],
    ['訂單編號', '订单编号'],
    ['郵政編碼', '邮政编码'],
    ['網絡連線', '网络连接'],
    ['電郵', '电子邮箱'],
    ['屏幕', '屏幕'],
    ['這裏', '这里'],
    ['保安', '安全'],
    ['你的帳戶', '你的账户'],
    ['系統效能', '系统性能'],
    ['在背景時暫停', '在后台时暂停'],
    ['每間門市的一張單', '每家门店的一张单'],
    ['尚未有類別', '还没有类别'],
    ['與現時價格不符', '与目前价格不符'],
  ])('says %s as %s', (traditional, expected) => {
    expect(simplified(traditional)).toBe(expected);
  });
});
