import { permissionSuite } from '@larder/testing';
import { useDiscountsRebates } from './use-discounts-rebates.js';

const { database, service } = useDiscountsRebates();

permissionSuite('discounts-rebates', () => ({ database, service }), null);
