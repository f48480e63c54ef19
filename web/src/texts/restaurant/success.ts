/** What a restaurant reads once its order is taken. */
export const successTexts = {
  title: 'Thank you, your order is placed',
  orderNumber: 'Order number',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Selected: copy it with your keyboard',
  callPromise: 'We will call you within 2 hours to confirm your order.',
  driverCall: 'Our driver will call you 30 minutes before delivery.',
  when: 'When',
  where: 'Where',
  pickup: 'Pickup',
  delivery: 'Delivery',
  total: 'Total',
  calendar: 'Add to calendar',
  print: 'Print',
  done: 'Done',
  event: {
    pickup: (store: string) => `Pick up the order at ${store}`,
    delivery: (store: string) => `Delivery from ${store}`,
    description: (number: string) => `Order ${number}`,
    alarm: (number: string) => `Order ${number} in one hour`,
  },
} as const;
