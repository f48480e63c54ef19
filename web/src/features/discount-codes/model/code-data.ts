import type { DiscountCode } from '@larder/contracts';

/** A discount code's fields without their class, so that copies with other values are codes too. */
export type CodeData = Pick<DiscountCode, keyof DiscountCode>;
