import { describe, expect, it } from '@jest/globals';
import { createBackupTexts, databaseTexts, restoreTexts } from './database.ts';
import { helpTexts } from './help.ts';
import { overviewTexts } from './overview.ts';
import { settingsTexts } from './page.ts';
import { performanceTexts } from './performance.ts';
import { securityTexts } from './security.ts';
import { settingsToasts } from './toasts.ts';

/** Sentences of the system settings that must stay verbatim. */
const PROMISED = [
  'Access Denied - You need admin privileges to access settings.',
  'Overview',
  'Performance',
  'Database',
  'Security',
  'Guide',
  'Change Password',
  'View Audit Log',
  'Invalidate All Sessions',
  'System Performance',
  'Live Monitoring',
  'Static View',
  'Database Performance',
  'API Performance',
  'System Health Checks',
  'Performance Alerts',
  'System Information',
  'Create Backup',
  'Restore Data',
  'Restart System',
  'Reloads this page',
  'Never',
  'No backups found',
  'Not implemented yet - Use the restore dialog to upload a backup file',
  'Export Images',
  'Import Images',
  'Create Database Backup',
  'Restore Database',
  'Please select a backup file',
  'This will completely replace all current data. Are you sure?',
  'Create a backup first',
  'Backup created successfully',
  'Failed to create backup',
  'Failed to restore backup',
  'Unknown error',
  'Export failed',
  'Failed to export images',
  'Import failed',
  'Monitoring unavailable',
  'No results found',
];

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

describe('the texts of the system settings', () => {
  it('hold every promised sentence', () => {
    const said = new Set(
      [
        settingsTexts,
        securityTexts,
        overviewTexts,
        performanceTexts,
        databaseTexts,
        createBackupTexts,
        restoreTexts,
        helpTexts,
        settingsToasts,
      ].flatMap(stringsIn),
    );
    expect(PROMISED.filter((sentence) => !said.has(sentence))).toEqual([]);
  });
});
