// `npm run shape`: plain JavaScript that runs before anything is installed.
import { continueOnPinnedNode } from './bootstrap.mjs';

await continueOnPinnedNode('checks/shape.ts');
