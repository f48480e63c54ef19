const fallback = 'Unknown error';

/** The notices of the rebates. */
export const rebateToasts = {
  calculateRebates: {
    success: 'Rebates calculated successfully',
    failure: { title: 'Failed to calculate rebates', fallback },
    gone: 'The calculation no longer exists, for example after a restore. Please calculate again.',
  },
  payRebate: { success: 'Payment recorded successfully', failure: { title: 'Failed to record payment', fallback } },
  approveRebate: { success: 'Rebate approved', failure: { title: 'Failed to approve rebate', fallback } },
  takeBackApproval: { success: 'Approval taken back', failure: { title: 'Failed to take back approval', fallback } },
  undoPayment: { success: 'Payment undone', failure: { title: 'Failed to undo payment', fallback } },
  copyReport: {
    success: 'Report copied to clipboard - ready to paste!',
    failure: { title: 'Failed to copy report', fallback },
  },
  downloadReport: {
    success: 'Rebate report downloaded successfully',
    failure: { title: 'Failed to generate report', fallback },
  },
  mergeCustomers: { success: 'Customers merged', failure: { title: 'Failed to merge customers', fallback } },
} as const;
