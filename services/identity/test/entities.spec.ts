import { entitySuite } from '@larder/testing';
import { ENTITIES } from '../src/identity.module.js';

entitySuite('identity', ENTITIES);
