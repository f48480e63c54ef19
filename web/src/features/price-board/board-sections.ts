import type { RetailCategory } from '@larder/kernel';

export interface BoardGroup {
  category: RetailCategory;
  title: string;
  chineseTitle: string;
}

export interface BoardSection {
  /** The fragment of the address that leads here. */
  id: string;
  /** The words on the button that leads here. */
  button: string;
  title: string;
  chineseTitle: string;
  groups: readonly BoardGroup[];
}

/** A section of one category, which needs no heading of its own inside. */
function plainSection(category: RetailCategory, button: string, title: string, chineseTitle: string): BoardSection {
  return { id: category, button, title, chineseTitle, groups: [{ category, title, chineseTitle }] };
}

/** The board from top to bottom. */
export const BOARD_SECTIONS: readonly BoardSection[] = [
  plainSection('produce', 'Produce', 'Fresh Produce', '新鮮蔬果'),
  {
    id: 'meat',
    button: 'Meat',
    title: 'Meat',
    chineseTitle: '肉類',
    groups: [
      { category: 'meat-beef', title: 'Beef', chineseTitle: '牛肉' },
      { category: 'meat-chicken', title: 'Chicken', chineseTitle: '雞肉' },
      { category: 'meat-pork', title: 'Pork', chineseTitle: '豬肉' },
      { category: 'meat-hotpot', title: 'Hot Pot', chineseTitle: '火鍋' },
    ],
  },
  plainSection('seafood', 'Seafood', 'Seafood', '海鮮'),
  plainSection('groceries', 'Groceries', 'Asian Groceries', '亞洲雜貨'),
];
