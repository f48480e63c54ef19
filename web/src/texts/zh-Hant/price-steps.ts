import type { Like } from '../like.ts';
import type * as en from '../price-steps.ts';
import { translatedUnit } from './units.ts';

export const priceStepTexts: Like<typeof en.priceStepTexts> = {
  title: '價錢計算方法',
  one: (unit) => `每${translatedUnit(unit)}價錢`,
  quantity: (count) => `共 ${count.toLocaleString('en')} 件`,
  tier: (percent, tier) => `減 ${percent} 後${tier === null ? '' : `（${tier}）`}`,
  rounding: '四捨五入至一仙',
  charged: '實際收費',
};
