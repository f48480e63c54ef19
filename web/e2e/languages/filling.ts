import { addDays, dayIn } from '@larder/kernel';
import type { Locator } from '@playwright/test';
import { heardOf } from './answers.ts';

/** Empty fields, except searches and choices. */
const EMPTY = ['input', 'textarea']
  .map((each) => `${each}:placeholder-shown, ${each}:not([placeholder]):not(:read-only)`)
  .join(',');

/** Fills a dialog's empty fields, in Chinese if possible. @returns whether there was something to fill in */
export async function fillIn(layer: Locator): Promise<boolean> {
  const fields = await layer.locator(EMPTY).evaluateAll((all) =>
    all.flatMap((each, index) => {
      const field = each as HTMLInputElement;
      const isText = !/checkbox|radio|search|file|range|color|time/.test(field.type) && field.role !== 'combobox';
      if (!isText || field.value !== '' || field.disabled || !field.checkVisibility({ visibilityProperty: true }))
        return [];
      const label = `${field.labels?.[0]?.textContent ?? ''} ${field.getAttribute('aria-label') ?? ''}`;
      const { type, inputMode, name, maxLength } = field;
      field.dataset.fill = String(index);
      return [{ index, type, inputMode, name, maxLength, asked: /\b[A-Z]{5}\b/.exec(label)?.[0] }];
    }),
  );
  for (const { index, type, inputMode, name, maxLength, asked } of fields) {
    const whole = asked ?? valueFor(type, inputMode, name);
    const value = maxLength > 0 ? whole.slice(0, maxLength) : whole;
    heardOf(layer.page()).data.add(value);
    await layer.locator(`[data-fill="${index}"]`).fill(value);
  }
  const files = await layer.locator('input[type=file]').all();
  for (const each of files) {
    const file = fileFor((await each.getAttribute('accept')) ?? '', layer.page().url());
    heardOf(layer.page()).data.add(file.name);
    await each.setInputFiles(file);
  }
  return fields.length + files.length > 0;
}

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A list with a good and a bad row, a picture, or a file with only the right name. */
function fileFor(accept: string, address: string): { name: string; mimeType: string; buffer: Buffer } {
  if (accept.startsWith('image/'))
    return { name: '青菜.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') };
  const ending = accept.split(',')[0] ?? '';
  const list = address.includes('/restaurant/')
    ? 'Name,Category,Price Per Unit,Unit\n園林菜心,蔬菜,4.5,lb\n園林豆腐,,x,'
    : 'category,description,size,retailPrice,ourPrice\nproduce,園林菜心,1 lb,5,4\n蔬菜,園林豆腐,,x,';
  return { name: `園林${ending}`, mimeType: 'text/csv', buffer: Buffer.from(list) };
}

function valueFor(type: string, inputMode: string, name: string): string {
  if (type === 'password') return 'Kitchen-garden-2026';
  if (type === 'email' || inputMode === 'email') return 'cook@example.com';
  if (type === 'date') return addDays(dayIn(new Date(), 'UTC'), 45);
  if (type === 'tel' || inputMode === 'tel') return '416 555 0100';
  if (type === 'number' || inputMode === 'decimal' || inputMode === 'numeric') return '5';
  if (/username|slug/i.test(name)) return 'yuanlin';
  return /code/i.test(name) ? 'AB12' : '園林小館';
}

/** The button that submits a dialog's form or confirms its question. */
export const SENDS = '[type=submit], footer > button:last-child';
