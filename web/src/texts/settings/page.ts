/** System settings: the page around its tabs. */
export const settingsTexts = {
  title: 'System Settings',
  pageTitle: 'System Settings · Larder',
  stores: 'Stores',
  subtitle: 'Health, backups, security and the shop’s details.',
  denied: 'Access Denied - You need admin privileges to access settings.',
  tabLost: 'This tab could not be opened.',
  dialogLost: 'This dialog could not be opened; nothing was started.',
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
  cancel: 'Cancel',
} as const;
