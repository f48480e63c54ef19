/** The one store of a first start. */
export const DEMO_STORE = {
  slug: 'jade-harvest',
  name: 'Jade Harvest Supermarket',
  chineseName: '翠豐超市',
  address: '4300 Steeles Avenue East, Markham, ON L3R 0Y5',
  phone: '(905) 555-0142',
  timeZone: 'America/Toronto',
  openingHours: 'Monday-Sunday 9AM-6PM',
} as const;
