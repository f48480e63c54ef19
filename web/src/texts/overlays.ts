/** Words that dialogs and menus share. */
export const overlayTexts = {
  close: 'Close',
  dismissProblem: 'Close this message',
  cancel: 'Cancel',
  discardTitle: 'Discard your changes?',
  discardBody: 'What you entered here has not been saved.',
  discard: 'Discard',
  keepEditing: 'Keep editing',
} as const;
