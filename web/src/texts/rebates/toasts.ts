/** The notices of the rebates. */
export const rebateToasts = {
  calculateRebates: {
    success: 'Rebates calculated successfully',
    failure: { title: 'Failed to calculate rebates', fallback: 'Unknown error' },
  },
  payRebate: {
    success: 'Payment recorded successfully',
    failure: { title: 'Failed to record payment', fallback: 'Unknown error' },
  },
  approveRebate: {
    success: 'Rebate approved',
    failure: { title: 'Failed to approve rebate', fallback: 'Unknown error' },
  },
  takeBackApproval: {
    success: 'Approval taken back',
    failure: { title: 'Failed to take back approval', fallback: 'Unknown error' },
  },
  undoPayment: {
    success: 'Payment undone',
    failure: { title: 'Failed to undo payment', fallback: 'Unknown error' },
  },
  copyReport: {
    success: 'Report copied to clipboard - ready to paste!',
    failure: { title: 'Failed to copy report', fallback: 'Unknown error' },
  },
  downloadReport: {
    success: 'Rebate report downloaded successfully',
    failure: { title: 'Failed to generate report', fallback: 'Unknown error' },
  },
  mergeCustomers: {
    success: 'Customers merged',
    failure: { title: 'Failed to merge customers', fallback: 'Unknown error' },
  },
} as const;
