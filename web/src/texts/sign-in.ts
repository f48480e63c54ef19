/** The login screen, the check before it, and its refusals. */
export const signInTexts = {
  checking: 'Checking authentication...',
  pageTitle: 'Sign in · Larder',
  heading: 'Staff sign in',
  intro: 'The back office of the price board. Shoppers do not need an account.',
  username: 'Username',
  password: 'Password',
  submit: 'Sign in',
  submitting: 'Signing in...',
  usernameRequired: 'Username is required',
  passwordRequired: 'Password is required',
  capsLock: 'Caps Lock is on',
  sessionEnded: 'Your session has ended. Please sign in again.',
  tooManyAttempts: (count: number, unit: 'second' | 'minute') =>
    `Too many attempts. Please try again in ${count} ${unit}${count === 1 ? '' : 's'}.`,
  environment: 'You are signing in at',
  backToBoard: 'To the price board',
  deniedTitle: 'Access Denied',
  deniedBody: 'You need admin privileges to open this page.',
  deniedByStores: 'This page concerns every store, and you work for some of them.',
  signedInAs: 'Signed in as',
  role: 'Role',
  signOut: 'Sign Out',
  openProducts: 'Open Product Management',
} as const;

/** The notices of signing in and out. */
export const signInToasts = {
  login: {
    success: 'Login successful',
    rejected: { title: 'Login failed', description: 'Invalid username or password' },
    broken: { title: 'Login error', description: 'An error occurred during login' },
  },
  logout: { success: 'Logged out successfully' },
} as const;
