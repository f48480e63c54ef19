import { permissionSuite } from '@larder/testing';
import { useSystemOps } from './use-system-ops.js';

const { database, service } = useSystemOps();

permissionSuite(
  'system-ops',
  () => ({ database, service }),
  async (stocked, { id, slug }) => {
    await stocked.query(
      `INSERT INTO system_ops.store_copy (id, slug, name, time_zone, is_default) VALUES ($1, $2, $2, 'UTC', false)`,
      [id, slug],
    );
  },
);
