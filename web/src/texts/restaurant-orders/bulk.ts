/** Bulk actions on orders: administrators only. */
export const bulkTexts = {
  label: 'Selected orders',
  selectAll: (total: string) => `Select all ${total} filtered orders`,
  selectFailed: 'The filtered orders could not be selected.',
  tooMany: (selected: string, total: string) =>
    `The first ${selected} of ${total} filtered orders are selected: more cannot be selected at once.`,
  selected: (count: string, amount: string) => `${count} selected · ${amount}`,
  clear: 'Clear selection',
  counts: 'Selected orders by status',
  newStatus: 'New status',
  chooseStatus: 'Choose a status',
  update: 'Update status',
  needsStatus: 'Choose a status first.',
  running: 'Wait until the current change has finished, or stop it.',
  export: 'Export selected',
  print: 'Print selected',
  delete: 'Delete selected',
  printing: 'Preparing…',
  printTooMany: (most: number) => `At most ${most} orders can be printed at once.`,
  printFailed: 'The orders could not be loaded for printing.',
  progressOf: { status: 'Updating orders', delete: 'Deleting orders' },
  progress: (done: number, total: number) => `${done} of ${total}`,
  stop: 'Stop',
  stopping: 'Stopping…',
  stopped: (left: number) => `Stopped: ${left} left as they were.`,
  failures: (count: number) => `${count} failed and stay selected:`,
  andMore: (count: number) => `... and ${count} more`,
  closeResult: 'Close this result',
  deleteTitle: (count: number) => (count === 1 ? 'Delete 1 order?' : `Delete ${count} orders?`),
  deleteBody: 'This can be undone for 24 hours.',
  deleteDelivered: (count: number) =>
    count === 1
      ? '1 of them is delivered and included in rebate calculations:'
      : `${count} of them are delivered and included in rebate calculations:`,
  typeCount: (count: number) => `Type ${count} to confirm`,
  wrongCount: (count: number) => `Type ${count}, the number of orders that will be deleted.`,
  confirmDelete: 'Delete orders',
} as const;
