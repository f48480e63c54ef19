import { entitySuite } from '@larder/testing';
import { ENTITIES } from '../src/catalog.module.js';

entitySuite('catalog', ENTITIES);
