/** Texts shared by dialogs and menus. */
export const overlayTexts = {
  close: 'Close',
  dismissProblem: 'Close this message',
  cancel: 'Cancel',
  unanswered: 'The server did not respond, but may have done this anyway. It is safe to try again.',
  discardTitle: 'Discard your changes?',
  discardBody: 'What you entered here has not been saved.',
  discard: 'Discard',
  keepEditing: 'Keep editing',
} as const;
