/** Words that dialogs and menus share. */
export const overlayTexts = {
  close: 'Close',
  cancel: 'Cancel',
  discardTitle: 'Discard your changes?',
  discardBody: 'What you entered here has not been saved.',
  discard: 'Discard',
  keepEditing: 'Keep editing',
} as const;
