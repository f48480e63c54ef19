/** Units as packages and price tags have them; whatever staff write otherwise stays as it is. */
const UNITS: Readonly<Record<string, string>> = {
  case: '箱',
  box: '盒',
  bag: '袋',
  pack: '包',
  each: '個',
  ea: '個',
  piece: '件',
  dozen: '打',
  bottle: '瓶',
  can: '罐',
  jar: '樽',
  tray: '盤',
  bunch: '紮',
  lb: '磅',
  kg: '公斤',
  '100 g': '100 克',
  l: '公升',
  '100 ml': '100 毫升',
};

export const unitWord = (unit: string): string => UNITS[unit.toLowerCase()] ?? unit;
