/** The texts below the prices of the board, as quoted in the specification. */
export const boardFooterTexts = {
  addressLabel: 'Address',
  phoneLabel: 'Telephone',
  hoursLabel: 'Business hours',
  openEveryDay: 'OPEN 7 DAYS',
  wholesaleTitle: 'Wholesale',
  wholesaleChineseTitle: '批發',
  wholesaleBody: 'Restaurants and canteens buy by the case. Fill in the form, print it and hand it in at the store.',
  wholesaleLink: 'Wholesale order form',
  opensNewTab: '(opens in a new tab)',
} as const;
