import { SetMetadata } from '@nestjs/common';
import type { Caller } from '@larder/contracts';

export const ACCESS = Symbol('access');

/** Who may call a route. Every route declares it; the process refuses to boot when one does not. */
export const Access = (who: Caller): MethodDecorator => SetMetadata(ACCESS, who);
