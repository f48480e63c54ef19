// `npm run bench -- NAME` and `npm run prove -- NAME`: plain JavaScript that runs before anything is installed.
import { continueOnPinnedNode } from './bootstrap.mjs';

await continueOnPinnedNode('checks/run-one.ts');
