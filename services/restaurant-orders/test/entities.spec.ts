import { entitySuite } from '@larder/testing';
import { ENTITIES } from '../src/restaurant-orders.module.js';

entitySuite('restaurant-orders', ENTITIES);
