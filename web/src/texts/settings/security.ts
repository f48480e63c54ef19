/** The user's account, and all sessions. */
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
    'Every sign-in that is still valid. A session ends after 30 minutes without activity, and 12 hours after signing in.',
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

export const endSessionTexts = {
  revokeTitle: 'End this session?',
  revokeBody: (name: string, device: string) => `${name} is signed out immediately on ${device}.`,
  revoke: 'End session',
  revoking: 'Ending...',
  invalidateTitle: 'Invalidate All Sessions',
  invalidateBody: 'Everyone is signed out everywhere immediately. Only this session stays.',
  password: 'Your password',
  passwordRequired: 'Your password is required.',
  invalidate: 'End all other sessions',
  invalidating: 'Ending sessions...',
} as const;

/** The rule for new passwords. */
export const passwordRuleTexts = {
  title: 'New passwords',
  hint: 'What a new password must meet. Current passwords stay valid.',
  loading: 'Loading the rule...',
  failed: 'The rule could not be loaded.',
  minLength: 'Minimum length (0 for any)',
  minStrength: 'Strength',
  any: 'Any: the meter only advises',
  atLeast: (label: string) => `At least ${label}`,
  range: (least: number, most: number) => `A whole number from ${least} to ${most}`,
  save: 'Save Rule',
  saving: 'Saving...',
  reset: 'Use Defaults',
} as const;
