import type { Caller } from '@larder/contracts';
import { SetMetadata } from '@nestjs/common';

export const ACCESS = Symbol('access');
export const REMEMBERED_FOR = Symbol('remembered for');

export interface AccessOptions {
  /**
   * For this many seconds after this process last saw a session alive, the route answers it although the database is away.
   * Only for the system's own state, because a session that ended meanwhile still sees it.
   */
  rememberedFor?: number;
}

/** Who may call a route. Every route declares it; the process refuses to boot when one does not. */
export function Access(who: Caller, { rememberedFor }: AccessOptions = {}): MethodDecorator {
  return (prototype, key, descriptor) => {
    SetMetadata(ACCESS, who)(prototype, key, descriptor);
    if (rememberedFor !== undefined) SetMetadata(REMEMBERED_FOR, rememberedFor)(prototype, key, descriptor);
  };
}
