import { permissionSuite } from '@larder/testing';
import { useIdentity } from './use-identity.js';

const { database, service } = useIdentity();

permissionSuite('identity', () => ({ database, service }), null);
