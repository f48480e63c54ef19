/** Merging two customers of one business, verbatim. */
export const mergeTexts = {
  title: 'Merge customers',
  body: 'For a business that is listed twice. From then on, the codes, purchases and rebates of the first count for the second.',
  from: 'This customer',
  into: 'Counts for this one',
  search: 'Find by name, code or e-mail',
  found: 'Customers found',
  none: 'No customer found.',
  onlyOther: 'Only the other customer was found.',
  tooFew: 'There is nothing to merge yet: that takes two customers.',
  searchError: 'The customers could not be searched.',
  more: 'Only the first matches are shown: type more of the name.',
  codes: (codes: readonly string[]) =>
    codes.length === 0 ? 'no code' : `${codes.length === 1 ? 'code' : 'codes'} ${codes.join(', ')}`,
  change: 'Choose another',
  changeLabel: (name: string) => `Choose another instead of ${name}`,
  warning: (from: string, into: string) =>
    `Everything from ${from} will count for ${into}. This can be undone for 24 hours.`,
  missing: 'Choose both customers.',
  same: 'Choose two different customers.',
  merge: 'Merge customers',
  merging: 'Merging…',
} as const;
