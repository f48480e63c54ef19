/** Words that the web's dictionaries share with the services. */
export const ORDER_STATES = {
  pending: '待確認',
  confirmed: '已確認',
  preparing: '備貨中',
  ready: '已備妥',
  delivered: '已送達',
  cancelled: '已取消',
} as const;

/** Units as on packages and price tags; staff may write others. */
export const UNITS = {
  '100 g': '100 克',
  '100 ml': '100 毫升',
  bag: '袋',
  bottle: '瓶',
  box: '盒',
  bunch: '紮',
  can: '罐',
  case: '箱',
  dozen: '打',
  ea: '個',
  each: '個',
  jar: '樽',
  kg: '公斤',
  l: '公升',
  lb: '磅',
  pack: '包',
  piece: '件',
  tray: '盤',
} as const;

export const isUnit = (text: string): text is keyof typeof UNITS => Object.hasOwn(UNITS, text);
