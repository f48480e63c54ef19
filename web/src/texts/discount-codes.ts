/** Discount codes and the discounts of tiers, verbatim. */
export const discountTexts = {
  title: 'Discount Codes',
  pageTitle: 'Discount Codes · Larder',
  subtitle: 'Discount codes for restaurants, and what each tier gives them.',
  tabs: { codes: 'Discount Codes', tiers: 'Tier Configuration' },
  tabsLabel: 'Codes and tiers',
  search: 'Search',
  searchPlaceholder: 'Code, restaurant or contact',
  tierFilter: 'Tier filter',
  allTiers: 'All tiers',
  add: 'Add Code',
  exportCsv: 'Export CSV',
  nothingToExport: 'There are no codes in the list to export.',
  count: (shown: number, all: number) => `${shown} of ${all} codes`,
  list: 'Discount codes',
  loading: 'Loading discount codes...',
  loadError: 'The discount codes could not be loaded.',
  tiersLoading: 'Loading tiers...',
  tiersLoadError: 'The tiers could not be loaded.',
  empty: 'No discount codes found matching your criteria',
  emptyHint: 'Press Add Code to give a restaurant the first one.',
  clearFilters: 'Clear filters',
  columns: {
    code: 'Code',
    restaurant: 'Restaurant',
    contact: 'Contact',
    tier: 'Tier',
    usage: 'Usage',
    active: 'Active',
    actions: 'Actions',
  },
  /** Further columns of the CSV file. */
  csvColumns: {
    email: 'Email',
    phone: 'Phone',
    discount: 'Discount',
    usageCount: 'Usage Count',
    totalDiscount: 'Total Discount',
    status: 'Status',
    stores: 'Stores',
  },
  /** The names of tiers until the shop's have loaded. */
  tierNames: { tier0: 'Regular', tier1: 'Tier 1', tier2: 'Tier 2', tier3: 'Tier 3' },
  none: '–',
  uses: (count: number) => (count === 1 ? '1 use' : `${count} uses`),
  discounted: (money: string) => `${money} discounted`,
  active: 'Active',
  inactive: 'Inactive',
  activeLabel: (code: string, restaurant: string) => `Active: ${code}, ${restaurant}`,
  copy: (code: string) => `Copy ${code}`,
  copied: (code: string) => `${code} copied`,
  notCopied: 'The browser does not let this page copy.',
  edit: (code: string, restaurant: string) => `Edit ${code}, ${restaurant}`,
  remove: (code: string, restaurant: string) => `Delete ${code}, ${restaurant}`,
  save: 'Save',
  saving: 'Saving...',
} as const;

/** The dialogs of one code. */
export const codeDialogTexts = {
  addTitle: 'Add Discount Code',
  editTitle: 'Edit Discount Code',
  create: 'Create code',
  creating: 'Creating...',
  code: 'Code',
  codeHint: (length: number) => `Four letters or digits, ${length} of 4.`,
  invalidTitle: 'Invalid code',
  invalidCode: 'Code must be exactly 4 alphanumeric characters',
  generate: 'Generate',
  restaurantName: 'Restaurant name',
  restaurantRequired: 'Restaurant name is required',
  contactPerson: 'Contact person',
  email: 'Email',
  phone: 'Phone',
  tier: 'Tier',
  active: 'Active',
  activeHint: 'Restaurants cannot use an inactive code.',
  storeIds: 'Stores',
  storesHint: 'Restaurants can use the code in these stores only. In others it is refused like an unknown one.',
  countsFor: (name: string, codes: readonly string[]) =>
    `Counts for the customer ${name}, too${codes.length === 0 ? '' : ` (${codes.join(', ')})`}`,
  countsForHint: 'It is the same business: its rebate is calculated across all of its codes.',
  deleteTitle: 'Delete Discount Code',
  deleteBody: (code: string, restaurant: string, uses: string, money: string) =>
    `Delete the code ${code} of ${restaurant}? It was used ${uses}, ${money} discounted. This action cannot be undone.`,
  timesUsed: (count: number) => (count === 1 ? 'once' : `${count} times`),
  deleteConfirm: 'Delete code',
  deleting: 'Deleting...',
} as const;

/** The cards of the tiers and their dialog. */
export const tierTexts = {
  list: 'Tiers',
  discount: 'Discount',
  rebate: 'Rebate',
  activeCodes: 'Active codes',
  totalUsage: 'Total usage',
  period: 'Rebate period',
  minimum: 'Minimum purchase',
  example: (before: string, after: string) => `On ${before} → ${after}`,
  periods: { monthly: 'Monthly', quarterly: 'Quarterly', annually: 'Annually' },
  edit: 'Edit',
  editLabel: (tier: string) => `Edit ${tier}`,
  editTitle: (tier: string) => `Edit Tier: ${tier}`,
  name: 'Tier name',
  nameRequired: 'Tier name is required',
  discountPercent: 'Discount %',
  rebatePercent: 'Rebate %',
  invalidPercent: 'Enter a percentage from 0 to 100, with at most one decimal.',
  invalidMinimum: 'Enter an amount of 0 or more, such as 25000 or 199.50.',
  minimumTooHigh: (most: string) => `The amount can be ${most} at most.`,
  description: 'Description',
} as const;

/** Customers who have earned or lost a tier by their purchases. */
export const suggestionTexts = {
  heading: 'Suggested tier changes',
  basis: (from: string, to: string) =>
    `Delivered orders placed from ${from} to ${to}, at every store, against each tier’s minimum for a year.`,
  loading: 'Loading the suggestions...',
  loadError: 'The suggestions could not be loaded.',
  none: 'Nothing to change: every customer has the tier that its purchases reach.',
  list: 'Suggested tier changes',
  chooseAll: 'Choose all',
  chosen: (chosen: number, all: number) => `${chosen} of ${all} chosen`,
  noneChosen: 'Choose at least one customer.',
  codes: (codes: readonly string[], all: number) =>
    `${codes.join(', ')}${all > codes.length ? ` and ${all - codes.length} more` : ''}`,
  to: 'to',
  earned: 'Earned',
  lost: 'Lost',
  figures: (purchases: string, minimum: string) => `${purchases} bought, minimum ${minimum}`,
  isNew: 'A customer for less than a year',
  apply: (count: number) => (count === 1 ? 'Apply 1 change' : `Apply ${count} changes`),
  applying: 'Applying...',
  more: (count: number) => `${count.toLocaleString('en')} more follow once these are applied.`,
} as const;

const fallback = 'Unknown error';

/** The notices of codes and tiers. */
export const discountToasts = {
  createDiscountCode: {
    success: 'Discount code created successfully',
    failure: { title: 'Failed to create discount code', fallback },
  },
  updateDiscountCode: {
    success: 'Discount code updated successfully',
    failure: { title: 'Failed to update discount code', fallback },
  },
  switchDiscountCode: {
    success: 'Status updated successfully',
    failure: { title: 'Failed to update status', fallback },
  },
  exportDiscountCodes: { failure: { title: 'Export Failed', fallback } },
  deleteDiscountCode: {
    success: 'Discount code deleted successfully',
    failure: { title: 'Failed to delete discount code', fallback },
  },
  applySuggestions: {
    success: (customers: number) =>
      customers === 1 ? 'The tier of 1 customer was changed' : `The tiers of ${customers} customers were changed`,
    failure: { title: 'Failed to change the tiers', fallback },
  },
  updateDiscountTier: {
    success: 'Tier configuration updated successfully',
    failure: { title: 'Failed to update tier configuration', fallback },
  },
} as const;
