/** Makes the database's roles and schemas and sets their passwords. May be run again at any time. */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { adoptOwnerPassword, provisionDatabase } from '@larder/platform';

const FOLDER = process.env.OWNER_SECRETS ?? '/secrets';
const PATIENCE_MS = 120_000;

const { services, operators, formerOwners = [] } = JSON.parse(readFileSync(`${FOLDER}/secrets.json`, 'utf8'));
const url = readFileSync(`${FOLDER}/database-url`, 'utf8').trim();

for (const deadline = Date.now() + PATIENCE_MS; ; await pause(1_000)) {
  try {
    await adoptOwnerPassword(url, formerOwners);
    await provisionDatabase(url, services, operators);
    break;
  } catch (error) {
    // Waits for a database that is not up yet; a refused sign-in fails at once.
    if (Date.now() > deadline || !/ECONN|ENOTFOUND|EAI_AGAIN|57P03/.test(`${error.code} ${error.message}`)) throw error;
  }
}
console.log('The roles and schemas of the database are set up.');
