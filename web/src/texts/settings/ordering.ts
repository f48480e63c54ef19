/** The switch that pauses ordering, in the Overview tab. */
export const orderingTexts = {
  title: 'Restaurant ordering',
  open: 'Restaurants can order.',
  switch: 'Take restaurant orders',
  ofMain: (store: string) => `This is ${store}. Choose another store above for its own.`,
  loading: 'Loading...',
  dialogTitle: 'Pause ordering',
  dialogHint:
    'The price board and the back office keep working. Restaurants still see the products and keep their carts.',
  reason: 'Reason',
  reasonHint: 'Restaurants read it while ordering is paused.',
  until: 'Orders are taken again at',
  untilHint: (zone: string) => `Store time (${zone}). Empty: until you switch it on again.`,
  untilInvalid: 'Please enter a date and time that is later than now',
  pause: 'Pause ordering',
  pausing: 'Pausing...',
} as const;
