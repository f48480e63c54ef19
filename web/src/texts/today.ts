/** The page for the day. */
export const todayTexts = {
  pageTitle: 'Today · Larder',
  title: 'Today',
  subtitle: 'What needs doing, what goes out when, and what has changed since your last visit.',
  orders: {
    title: 'Orders',
    loading: 'Loading the orders...',
    failed: 'The orders could not be loaded.',
    new: 'New',
    dueToday: 'Due today',
    tomorrowMorning: 'Tomorrow morning',
    tomorrowAfternoon: 'Tomorrow afternoon',
    later: 'Later',
    waiting: 'Waiting longest',
    noneWaiting: 'No orders are waiting to be confirmed.',
    since: (ago: string) => `placed ${ago}`,
  },
  attention: {
    title: 'Needs attention',
    well: 'Nothing needs attention.',
    failed: 'What needs attention could not be loaded.',
  },
  prices: {
    title: 'Prices',
    asOf: (time: string, ago: string) => `Confirmed ${time}, ${ago}.`,
    never: 'The time of the prices is not set.',
    old: 'Older than a day: confirm or change them.',
    failed: 'The time of the prices could not be loaded.',
  },
  backup: {
    title: 'Backup',
    proven: (ago: string) => `The last backup that passed a test restore is from ${ago}.`,
    unproven: (ago: string) => `The last backup is from ${ago}; its test restore is still to come.`,
    failed: 'The newest backup failed its test restore.',
    none: 'There is no backup yet.',
    loadFailed: 'The backups could not be loaded.',
  },
  changes: {
    title: 'Changed since your last visit',
    since: (time: string) => `Since ${time}, by others.`,
    loading: 'Loading the changes...',
    failed: 'The changes could not be loaded.',
    none: 'No one else has changed anything.',
    system: 'Customers and the system',
    count: (count: number, more: boolean) =>
      `${count}${more ? ' or more' : ''} ${count === 1 && !more ? 'change' : 'changes'}`,
  },
} as const;
