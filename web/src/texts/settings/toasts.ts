const fallback = 'Unknown error';

/** The notices of the system settings. */
export const settingsToasts = {
  changePassword: { success: 'Password changed', failure: { title: 'Failed to change password', fallback } },
  endSession: { success: 'Session ended', failure: { title: 'Failed to end session', fallback } },
  invalidateSessions: {
    success: 'All other sessions ended',
    ended: (count: number) => (count === 1 ? 'One session was ended.' : `${count} sessions were ended.`),
    failure: { title: 'Failed to end the sessions', fallback },
  },
  acknowledgeAlert: { success: 'Alert acknowledged', failure: { title: 'Failed to acknowledge the alert', fallback } },
  createBackup: { success: 'Backup created successfully', failure: { title: 'Failed to create backup', fallback } },
  restoreBackup: {
    success: 'Backup restored successfully',
    done: (records: number, tables: number) =>
      `${records.toLocaleString('en')} records in ${tables} tables. The page will reload.`,
    failure: { title: 'Failed to restore backup', fallback },
  },
  saveSchedule: { success: 'Schedule saved', failure: { title: 'Failed to save the schedule', fallback } },
  saveAlertSettings: {
    success: 'Alert settings saved',
    failure: { title: 'Failed to save the alert settings', fallback },
  },
  saveOrderLimits: { success: 'Order limits saved', failure: { title: 'Failed to save the order limits', fallback } },
  savePriceGuard: { success: 'Price guard saved', failure: { title: 'Failed to save the price guard', fallback } },
  savePasswordRule: {
    success: 'Password rule saved',
    failure: { title: 'Failed to save the password rule', fallback },
  },
  changeOrdering: {
    paused: 'Ordering is paused',
    resumed: 'Ordering has resumed',
    failure: { title: 'Update Failed', fallback: 'Failed to update settings' },
  },
  exportImages: { failure: { title: 'Export failed', description: 'Failed to export images' } },
  importImages: { success: 'Images imported', failure: { title: 'Import failed', fallback } },
  exportAudit: { failure: { title: 'Export Failed', fallback: 'Failed to export the audit log' } },
} as const;
