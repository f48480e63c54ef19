import { entitySuite } from '@larder/testing';
import { ENTITIES } from '../src/discounts-rebates.module.js';

entitySuite('discounts-rebates', ENTITIES);
