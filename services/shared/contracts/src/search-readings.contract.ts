import { LIMITS } from '@larder/kernel';
import { ListOfTexts } from './fields/nested.field.js';

/** GET /api/products/readings and GET /api/admin/products/readings: the Chinese characters of all names. */
export class SearchReadings {
  /** The forms of a character, its Pinyin and its Jyutping without tones: "鸡雞鷄 ji gai", "行 xing,hang haang,hang". */
  @ListOfTexts(LIMITS.readingsLine, LIMITS.readings) characters!: string[];
}
