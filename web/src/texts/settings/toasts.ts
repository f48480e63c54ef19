/** The notices of the system settings. */
export const settingsToasts = {
  changePassword: {
    success: 'Password changed',
    failure: { title: 'Failed to change password', fallback: 'Unknown error' },
  },
  endSession: {
    success: 'Session ended',
    failure: { title: 'Failed to end session', fallback: 'Unknown error' },
  },
  invalidateSessions: {
    success: 'All other sessions ended',
    ended: (count: number) => (count === 1 ? 'One session was ended.' : `${count} sessions were ended.`),
    failure: { title: 'Failed to end the sessions', fallback: 'Unknown error' },
  },
  acknowledgeAlert: {
    success: 'Alert acknowledged',
    failure: { title: 'Failed to acknowledge the alert', fallback: 'Unknown error' },
  },
  createBackup: {
    success: 'Backup created successfully',
    failure: { title: 'Failed to create backup', fallback: 'Unknown error' },
  },
  restoreBackup: {
    success: 'Backup restored successfully',
    done: (records: number, tables: number) =>
      `${records.toLocaleString('en')} records in ${tables} tables. The page will reload.`,
    failure: { title: 'Failed to restore backup', fallback: 'Unknown error' },
  },
  saveSchedule: {
    success: 'Schedule saved',
    failure: { title: 'Failed to save the schedule', fallback: 'Unknown error' },
  },
  saveAlertSettings: {
    success: 'Alert settings saved',
    failure: { title: 'Failed to save the alert settings', fallback: 'Unknown error' },
  },
  saveOrderLimits: {
    success: 'Order limits saved',
    failure: { title: 'Failed to save the order limits', fallback: 'Unknown error' },
  },
  savePriceGuard: {
    success: 'Price guard saved',
    failure: { title: 'Failed to save the price guard', fallback: 'Unknown error' },
  },
  savePasswordRule: {
    success: 'Password rule saved',
    failure: { title: 'Failed to save the password rule', fallback: 'Unknown error' },
  },
  changeOrdering: {
    paused: 'Ordering is paused',
    resumed: 'Ordering has resumed',
    failure: { title: 'Update Failed', fallback: 'Failed to update settings' },
  },
  exportImages: { failure: { title: 'Export failed', description: 'Failed to export images' } },
  importImages: {
    success: 'Images imported',
    failure: { title: 'Import failed', fallback: 'Unknown error' },
  },
  exportAudit: { failure: { title: 'Export Failed', fallback: 'Failed to export the audit log' } },
} as const;
