import { describe, expect, it } from '@jest/globals';
import { backupFileFault, pictureSetFault } from './chosen-file.ts';

describe('a chosen file', () => {
  it.each(['larder.db', 'OLD.SQL', 'export.json'])('%s may be a backup', (name) => {
    expect(backupFileFault({ name })).toBeNull();
  });

  it('a backup file is required, with a known extension', () => {
    expect(backupFileFault(null)).toBe('Please select a backup file');
    expect(backupFileFault({ name: 'larder.db.zip' })).toBe('Please choose a .json, .sql or .db file.');
    expect(pictureSetFault({ name: 'Pictures.ZIP' })).toBeNull();
    expect(pictureSetFault({ name: 'pictures.rar' })).toBe('Please choose a .zip file.');
  });
});
