import type { AccessOptions } from '@larder/platform';

/** Monitoring answers an administrator seen in the last five minutes while PostgreSQL is away: it is needed most then. */
export const REMEMBERED: AccessOptions = { rememberedFor: 300 };
