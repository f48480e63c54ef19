import type { Caller } from '@larder/contracts';
import { SetMetadata } from '@nestjs/common';

export const ACCESS = Symbol('access');
export const REMEMBERED_FOR = Symbol('remembered for');

export interface AccessOptions {
  /** Seconds for which a session seen alive is accepted without the database. Only for the system's own state. */
  rememberedFor?: number;
}

/** Every route declares it; the process refuses to boot otherwise. */
export function Access(who: Caller, { rememberedFor }: AccessOptions = {}): MethodDecorator {
  return (prototype, key, descriptor) => {
    SetMetadata(ACCESS, who)(prototype, key, descriptor);
    if (rememberedFor !== undefined) SetMetadata(REMEMBERED_FOR, rememberedFor)(prototype, key, descriptor);
  };
}
