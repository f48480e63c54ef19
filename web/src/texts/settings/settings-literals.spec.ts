import { describe, expect, it } from '@jest/globals';
import { settingsTexts } from './page.ts';
import { securityTexts } from './security.ts';

/** Sentences of the system settings that people and their helpers rely on word for word. */
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
];

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

describe('the texts of the system settings', () => {
  it('hold every promised sentence', () => {
    const said = new Set([settingsTexts, securityTexts].flatMap(stringsIn));
    expect(PROMISED.filter((sentence) => !said.has(sentence))).toEqual([]);
  });
});
