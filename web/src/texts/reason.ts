/** Why something could not be loaded, where no answer says so. */
export const reasonTexts = {
  unreachable: 'The server could not be reached.',
} as const;
