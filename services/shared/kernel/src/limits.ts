/** Limits that the server enforces and the forms show. Texts are counted in UTF-16 units, as browsers' maxlength does. */
export const LIMITS = {
  username: 64,
  userAgent: 300,
  /** Bytes of UTF-8: a longer password is refused before it is hashed. */
  passwordBytes: 1024,
  productDescription: 200,
  productChineseName: 200,
  productDetails: 20_000,
  productSize: 80,
  imageUrl: 500,
  /** Colours proposed for a logo. */
  shopColors: 4,
  stores: 1_000,
  /** Stores with columns in one file. */
  exportedStores: 20,
  storeSlug: 60,
  /** Links with a store's old short names lead to it for good, and gateways cache lists under each. */
  oldSlugs: 20,
  /** Price batches that are planned or running at once, and products of one. */
  openBatches: 1_000,
  batchItems: 5_000,
  batchName: 80,
  /** Pairs of a product and a store in one call. */
  overridesAtOnce: 20_000,
  storeName: 120,
  storeAddress: 300,
  storePhone: 40,
  timeZone: 60,
  /** The longest text that the hours of a week can yield. */
  openingHours: 700,
  storeTags: 20,
  storeTag: 40,
  /** Days of one store, from today on, with special hours. */
  closures: 400,
  closureReason: 200,
  pauseReason: 200,
  /** Postal code prefixes to which a store delivers. */
  postalPrefixes: 200,
  postalPrefix: 10,
  screens: 1_000,
  screenName: 60,
  /** Chinese characters whose readings are sent, and the length of each line. */
  readings: 30_000,
  readingsLine: 80,
  /** Retail products, inactive ones included. */
  products: 100_000,
  /** Changed products that are sent one by one to a board with an earlier list; beyond that it reads the whole list. */
  changedProducts: 200,
  /** Bytes of a picture as uploaded (specification part 1 §9: 5 MB). */
  imageBytes: 5 * 1024 * 1024,
  /** Bytes of a CSV file's text (specification part 1 §9: 5 MB). */
  csvBytes: 5 * 1024 * 1024,
  users: 1_000,
  discountCodes: 100_000,
  restaurantName: 120,
  contactPerson: 120,
  email: 254,
  phone: 40,
  tierName: 60,
  tierDescription: 500,
  /** Suggested tier changes that are listed and applied at once, and the codes named in each. */
  tierSuggestions: 200,
  codesOfSuggestion: 5,
  /** Cents of a tier's minimum purchase: $99,999,999.99. */
  minPurchaseCents: 9_999_999_999,
  restaurantCategoryName: 80,
  restaurantCategorySlug: 80,
  restaurantCategories: 200,
  restaurantProductName: 200,
  restaurantProductDescription: 2_000,
  restaurantProductUnit: 20,
  restaurantProductSize: 80,
  /** Restaurant products, inactive ones included. */
  restaurantProducts: 10_000,
  minOrderQuantity: 9_999,
  displayOrder: 1_000_000,
  orderLines: 200,
  orderQuantity: 9_999,
  orderItemsText: 90_000,
  deliveryAddress: 300,
  deliveryCity: 120,
  deliveryPostalCode: 20,
  deliveryInstructions: 1_000,
  orderNotes: 2_000,
  idempotencyKey: 100,
  /** The most orders on one page of the list, and in one selection and one PDF. */
  ordersOfPage: 200,
  ordersOfSelection: 5_000,
  /** Orders of one store and delivery day on a day sheet and a pick list. */
  ordersOfDay: 1_000,
  /** Orders changed by one call: the transaction must not make others wait noticeably. */
  ordersOfBatch: 500,
  ordersOfPdf: 2_000,
  /** The rows of an Excel sheet, without the header. */
  ordersOfExcel: 1_048_575,
  /** Lines of all orders of one PDF: more is too much for a printer. */
  linesOfPdf: 40_000,
  /** Purchases that one report lists, the earliest first. */
  purchasesOfReport: 50_000,
  paymentReference: 100,
  paymentNotes: 1_000,
  rebateReason: 500,
  auditPage: 200,
  /** Entries of the audit log verified in one call: a second or two. */
  auditLinks: 20_000,
  /** Faults of the chain that are listed, the first ones. */
  auditFaults: 100,
  backupDescription: 500,
  /** Bytes of an uploaded backup; free space is checked before it arrives. */
  backupBytes: 64 * 1024 ** 3,
} as const;

export const STORE_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
