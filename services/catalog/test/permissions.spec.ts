import { permissionSuite } from '@larder/testing';
import { useCatalog } from './use-catalog.js';

const { database, service } = useCatalog();

permissionSuite(
  'catalog',
  () => ({ database, service }),
  async (stocked, { id, slug }) => {
    await stocked.query(
      `INSERT INTO catalog.store (id, slug, name, address, phone, time_zone, opening_hours, status, is_default)
       VALUES ($1, $2, $2, '', '', 'UTC', '', 'live', false)`,
      [id, slug],
    );
  },
);
