const changes = (count: number): string =>
  `${count.toLocaleString('en')} unpublished ${count === 1 ? 'change' : 'changes'}`;

/** The products as a spreadsheet, whose edits are drafts until they are published. */
export const sheetTexts = {
  view: 'Spreadsheet',
  label: 'Spreadsheet of retail products',
  lost: 'The spreadsheet could not be opened.',
  hint: 'Type to replace, F2 edits, Enter moves down, Esc reverts. Paste from Excel or Sheets. Nothing is published before you review it. Esc, then Tab leaves the table.',
  touchHint: 'Tap a cell, and once more to edit it. Nothing is published before you review it.',
  columns: {
    description: 'Product',
    chineseName: 'Chinese name',
    size: 'Size',
    retailPrice: 'Retail',
    ourPrice: 'Our price',
    savings: 'Savings',
    category: 'Category',
    active: 'Status',
  },
  edit: (column: string, product: string) => `${column} of ${product}`,
  unpublished: (saved: string) => `unpublished, saved is ${saved}`,
  nothing: 'nothing',
  now: (saved: string) => `now ${saved}`,
  problems: {
    price: 'Enter a price such as 12.99.',
    ambiguousPrice: 'Thousands or cents? Write 1234.00 or 1.23.',
    dearest: 'A price is at most $99,999.99.',
    category: 'This category does not exist.',
    active: 'Write Active or Inactive.',
    missing: 'This cannot be empty.',
    tooLong: (most: number) => `At most ${most} characters.`,
    conflict: (saved: string, mine: string) => `Someone else saved ${saved} in the meantime; you have ${mine}.`,
  },
  at: (product: string, column: string) => `${product}, ${column}`,
  moreProblems: (count: number) => `and ${count.toLocaleString('en')} more`,
  bar: 'Unpublished changes',
  changes,
  gone: (count: number) =>
    count === 1
      ? '1 product was deleted in the meantime; its changes are left out.'
      : `${count} products were deleted in the meantime; their changes are left out.`,
  review: 'Review and publish',
  blocked: (count: number) =>
    count === 1 ? 'Correct the marked cell first.' : `Correct the ${count.toLocaleString('en')} marked cells first.`,
  discard: 'Discard',
  discardTitle: (count: number) => `Discard ${changes(count)}?`,
  discardBody: 'The spreadsheet will show the published values again.',
  pasted: (cells: number, left: number) =>
    `${cells.toLocaleString('en')} ${cells === 1 ? 'cell' : 'cells'} filled${left > 0 ? `; ${left.toLocaleString('en')} rows did not fit` : ''}.`,
  notEmptied: 'This cannot be empty.',
  takenBack: 'Reverted.',
} as const;
