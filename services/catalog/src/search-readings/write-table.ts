import { writeFileSync } from 'node:fs';
import { makeCharacterTable } from './character-table.js';
import { TABLE_FILE } from './lines-of.js';

writeFileSync(TABLE_FILE, `${makeCharacterTable().join('\n')}\n`);
