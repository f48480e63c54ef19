import { writeWholeFile } from '../launcher/whole-file.ts';
// Runs in the background, because unpacking takes minutes: writes Chromium's path into a file.
import { setUpEngines } from './set-up.ts';

const [folder, file] = process.argv.slice(2);
if (folder === undefined || file === undefined) throw new Error('A folder and a file are needed.');
const { chromium } = await setUpEngines(['chromium'], {
  folder,
  say: (sentence) => void process.stdout.write(`${sentence}\n`),
});
writeWholeFile(file, chromium);
