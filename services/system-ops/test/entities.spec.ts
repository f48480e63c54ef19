import { entitySuite } from '@larder/testing';
import { ENTITIES } from '../src/system-ops.module.js';

entitySuite('system-ops', ENTITIES);
