import type { AccessOptions } from '@larder/platform';

/** An administrator seen in the last five minutes may read monitoring without PostgreSQL, when it is needed most. */
export const REMEMBERED: AccessOptions = { rememberedFor: 300 };
