/** A product and the texts with which shoppers and cooks search for it; any of several products is a right result. */
export interface SoughtProduct {
  readonly right: readonly string[];
  readonly traditional: string;
  readonly simplified: string;
  readonly pinyin: string;
  /** Initials of the Pinyin, or Pinyin with tone numbers. */
  readonly shortOrToned: string;
  readonly jyutping: string;
  /** In English, some with a typing error. */
  readonly english: string;
}

export const SPELLINGS = ['traditional', 'simplified', 'pinyin', 'shortOrToned', 'jyutping', 'english'] as const;

const sought = (
  right: string,
  ...spelled: readonly [string, string, string, string, string, string]
): SoughtProduct => {
  const [traditional, simplified, pinyin, shortOrToned, jyutping, english] = spelled;
  return { right: right.split(' | '), traditional, simplified, pinyin, shortOrToned, jyutping, english };
};

/** 20 products with six spellings each, over all demo goods. Of equal names in both lists either is right. */
export const SOUGHT: readonly SoughtProduct[] = [
  sought('Baby Bok Choy', '小白菜', '小白菜', 'xiaobaicai', 'xbc', 'siu baak coi', 'baby bok choy'),
  sought('Chicken Wings | Chicken Wings, Split', '雞翼', '鸡翼', 'ji yi', 'jī yì', 'gai yik', 'chiken wings'),
  sought('Chicken Feet | Chicken Feet, Jumbo', '鳳爪', '凤爪', 'fengzhua', 'fèngzhuǎ', 'fung6 zaau2', 'chicken feet'),
  sought('Daikon Radish', '白蘿蔔', '白萝卜', 'bai luo bo', 'blb', 'baak lo baak', 'diakon'),
  sought('Beef Brisket', '牛腩', '牛腩', 'niunan', 'niú nǎn', 'ngau naam', 'beef briskit'),
  sought('Pork Spare Ribs', '排骨', '排骨', 'paigu', 'pái gǔ', 'paai gwat', 'spare ribs'),
  sought('Pork Belly, Skin On', '五花肉', '五花肉', 'wu hua rou', 'whr', 'ng faa juk', 'pork belly'),
  sought('Whole Free-Run Chicken', '走地雞', '走地鸡', 'zoudiji', 'zdj', 'zau2 dei6 gai1', 'free run chicken'),
  sought('Live Lobster | Lobster-Flavoured Balls', '龍蝦', '龙虾', 'longxia', 'lóngxiā', 'lung haa', 'lobsters'),
  sought(
    'Premium Light Soy Sauce | Light Soy Sauce',
    '生抽',
    '生抽',
    'sheng chou',
    'shēngchōu',
    'saang cau',
    'light soy sause',
  ),
  sought(
    'Premium Oyster Sauce | Oyster Sauce, Panda | Oyster Sauce, Premium',
    ...(['蠔油', '蚝油', 'haoyou', 'háo yóu', 'hou jau', 'oyster suace'] as const),
  ),
  sought(
    'Jasmine Rice | Jasmine Rice, New Crop',
    '茉莉香米',
    '茉莉香米',
    'moli xiangmi',
    'mlxm',
    'mut lei hoeng mai',
    'jasmin rice',
  ),
  sought('Rice Vermicelli | Rice Vermicelli, Jiangxi', '米粉', '米粉', 'mifen', 'mǐfěn', 'mai fan', 'rice vermicelly'),
  sought('Firm Tofu', '板豆腐', '板豆腐', 'bandoufu', 'bdf', 'baan dau fu', 'firm tofu'),
  sought('Star Anise', '八角', '八角', 'ba jiao', 'bājiǎo', 'baat3 gok3', 'star anise'),
  sought('Shrimp Har Gow | Har Gow', '蝦餃', '虾饺', 'xiajiao', 'xj', 'haa gaau', 'har gow'),
  sought('Barbecue Pork Buns', '叉燒包', '叉烧包', 'chashaobao', 'csb', 'caa siu baau', 'barbeque pork buns'),
  sought('Shaoxing Cooking Wine', '紹興酒', '绍兴酒', 'shaoxingjiu', 'sxj', 'siu hing zau', 'shaoxing wine'),
  sought('Chinese Eggplant', '茄子', '茄子', 'qiezi', 'qié zi', 'ke zi', 'egplant'),
  sought(
    'Fresh Shiitake Mushrooms | Dried Shiitake Mushrooms | Dried Shiitake, 4–5 cm',
    ...(['冬菇', '冬菇', 'donggu', 'dōng gū', 'dung gu', 'shitake mushrooms'] as const),
  ),
];
