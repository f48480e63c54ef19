interface Period {
  year: number;
  quarter: number | null;
}

/** The rebates screen around its table, verbatim. */
export const rebatesTexts = {
  title: 'Rebate Management',
  pageTitle: 'Rebates · Larder',
  subtitle: 'What restaurants earn back on delivered orders, and how it is paid.',
  currency: 'All amounts in CAD.',
  periodType: 'Period type',
  types: { quarterly: 'Quarterly', annually: 'Annually' },
  year: 'Year',
  quarter: 'Quarter',
  quarterOption: (quarter: number) => `Q${quarter}`,
  /** Without a quarter it is the whole year. */
  periodName: ({ year, quarter }: Period) => (quarter === null ? String(year) : `Q${quarter} ${year}`),
  period: 'Period',
  resetToCurrent: (quarter: number) => `Quarter set to Q${quarter}: later ones have not begun.`,
  resetToFirst: (quarter: number) => `Quarter set to Q${quarter}, where the year begins.`,
  calculate: 'Calculate Rebates',
  calculating: 'Calculating…',
  progress: 'Calculating rebates',
  progressOf: (percent: number, done: string) => `${percent}% · ${done}`,
  stillRunning: 'It keeps running, even if you leave this page.',
  confirmTitle: (period: string) => `Calculate ${period} again?`,
  confirmBody: 'Everything delivered so far is included, with today’s tiers and percentages.',
  confirmPending: (count: number) =>
    count === 1
      ? '1 rebate that is not approved yet is recalculated.'
      : `${count} rebates that are not approved yet are recalculated.`,
  confirmApproved: (count: number) =>
    count === 1
      ? '1 approved rebate falls back to pending if its amount changes.'
      : `${count} approved rebates fall back to pending if their amounts change.`,
  confirmPaid: (count: number) =>
    count === 1 ? '1 paid rebate stays as it is.' : `${count} paid rebates stay as they are.`,
  figures: 'Figures of the period',
  totalSales: 'Total Sales',
  totalRebates: 'Total Rebates',
  customers: 'Customers',
  paidOut: 'Paid Out',
  paidOf: (total: string) => `of ${total}`,
  notKnown: '–',
  loading: 'Loading rebates...',
  loadError: 'The rebates could not be loaded.',
  refetchError: 'The newest figures could not be loaded.',
  empty: (period: string) => `No rebate data for ${period}`,
  emptyHint: 'Press Calculate Rebates to work out what each customer has earned in this period.',
  merge: 'Merge customers',
  byStore: 'By store',
  byStoreHint: 'Where the purchases were made. Tiers, rebates and payments belong to the whole chain.',
  store: 'Store',
  storePurchases: 'Purchases',
  storeRebates: 'Rebates',
  storesTotal: 'All stores',
} as const;

/** Rebates accrued in the current period. */
export const accrualTexts = {
  heading: { quarterly: 'So far this quarter', annually: 'So far this year' },
  explanation: 'Based on delivered orders and today’s tiers; no calculation is needed.',
  asOf: (time: string) => `As of ${time}.`,
  sales: 'Sales',
  rebates: 'Rebates',
  customers: 'Customers',
  list: 'Customers with the largest purchases',
  none: 'No order with a discount code has been delivered in this period yet.',
  of: (purchases: string, minimum: string) => `${purchases} of ${minimum}`,
  progress: (name: string) => `${name}: purchases towards the minimum`,
  missing: (amount: string) => `${amount} to go`,
  earned: (amount: string) => `${amount} rebate so far`,
  noRebate: 'The tier grants no rebate',
  showMore: (named: number, all: number) => (named < all ? `Show the largest ${named}` : `Show all ${all}`),
  showFewer: 'Show fewer',
} as const;
