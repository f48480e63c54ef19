/** The account menu. */
export const accountTexts = {
  menu: (name: string, role: string) => `${name} ${role}: your account`,
  changePassword: 'Change Password',
  lost: 'Your password is unchanged.',
} as const;

export const accountToasts = {
  language: { failure: { title: 'The language was not changed', fallback: 'Please try again.' } },
} as const;

export const passwordAgeTexts = {
  label: 'The age of your password',
  days: (days: number) => `Your password is ${days} days old. We recommend a new one every 90 days.`,
  change: 'Choose a New Password',
  close: 'Close this reminder',
} as const;

export const passwordTexts = {
  title: 'Change Password',
  description: 'Your other sessions end; this one stays.',
  current: 'Current password',
  currentRequired: 'The current password is required.',
  unanswered: 'The server did not respond. If your current password is refused now, the new one is already in use.',
  next: 'New password',
  nextRequired: 'The new password is required.',
  save: 'Change password',
  saving: 'Changing...',
} as const;
