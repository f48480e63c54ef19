/** System settings: the page around its tabs. */
export const settingsTexts = {
  title: 'System Settings',
  pageTitle: 'System Settings · Larder',
  stores: 'Stores',
  subtitle: 'How the system is, what is kept of it, and who is signed in.',
  denied: 'Access Denied - You need admin privileges to access settings.',
  tabLost: 'This tab cannot be opened now.',
  dialogLost: 'This dialog cannot be opened now; nothing was started.',
  tabsLabel: 'System settings',
  tabs: {
    overview: 'Overview',
    shop: 'Shop',
    performance: 'Performance',
    database: 'Database',
    security: 'Security',
    guide: 'Guide',
  },
  loadingTab: 'Loading...',
  notKnown: '–',
  cancel: 'Cancel',
} as const;
