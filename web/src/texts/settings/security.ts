/** One's own account, and who is signed in. */
export const securityTexts = {
  account: 'Your account',
  username: 'Username',
  role: 'Role',
  session: 'Status',
  sessionValid: 'Session valid',
  sessionUnchecked: 'Not checked yet',
  changePassword: 'Change Password',
  viewAudit: 'View Audit Log',
  invalidate: 'Invalidate All Sessions',
  sessions: 'Open sessions',
  sessionsHint:
    'Every sign-in that is still good. One ends by itself after 30 minutes without a request, and 12 hours after signing in.',
  sessionCount: (count: number) => (count === 1 ? '1 open session' : `${count} open sessions`),
  loading: 'Loading sessions...',
  loadError: 'The sessions could not be loaded.',
  empty: 'No other session is open.',
  thisDevice: 'This device',
  lastUsed: (ago: string) => `Last used ${ago}`,
  openedAt: (time: string) => `Signed in ${time}`,
  noAddress: 'address unknown',
  unknownDevice: 'Unknown device',
  deviceOn: (browser: string, system: string) => `${browser} on ${system}`,
  revoke: 'End session',
  revokeLabel: (name: string, device: string) => `End session: ${name}, ${device}`,
  showAll: (count: number) => `Show all ${count} sessions`,
} as const;

export const passwordTexts = {
  title: 'Change Password',
  description: 'Your other sessions end; this one stays.',
  current: 'Current password',
  currentRequired: 'The current password is required.',
  next: 'New password',
  nextRequired: 'The new password is required.',
  save: 'Change password',
  saving: 'Changing...',
} as const;

export const endSessionTexts = {
  revokeTitle: 'End this session?',
  revokeBody: (name: string, device: string) => `${name} is signed out there at once: ${device}.`,
  revoke: 'End session',
  revoking: 'Ending...',
  invalidateTitle: 'Invalidate All Sessions',
  invalidateBody: 'Everybody is signed out everywhere at once. Only this session stays.',
  password: 'Your password',
  passwordRequired: 'Your password is required.',
  invalidate: 'End all other sessions',
  invalidating: 'Ending sessions...',
} as const;
