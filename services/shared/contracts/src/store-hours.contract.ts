import { SPANS_OF_DAY } from '@larder/kernel';
import { MayBeAbsent } from './fields/absence.field.js';
import { ListOf } from './fields/nested.field.js';
import { Text } from './fields/text.field.js';

export const TIME_RULE = {
  pattern: /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/,
  must: 'a time like 09:00, up to 24:00',
} as const;

/** Local time of the store: "09:00" to "21:00". */
export class OpeningSpan {
  @Text(5, TIME_RULE) from!: string;
  @Text(5, TIME_RULE) to!: string;
}

/** Opening hours by weekday; a day that is absent is closed. */
export class OpeningWeek {
  @MayBeAbsent() @ListOf(() => OpeningSpan, SPANS_OF_DAY) mon?: OpeningSpan[];
  @MayBeAbsent() @ListOf(() => OpeningSpan, SPANS_OF_DAY) tue?: OpeningSpan[];
  @MayBeAbsent() @ListOf(() => OpeningSpan, SPANS_OF_DAY) wed?: OpeningSpan[];
  @MayBeAbsent() @ListOf(() => OpeningSpan, SPANS_OF_DAY) thu?: OpeningSpan[];
  @MayBeAbsent() @ListOf(() => OpeningSpan, SPANS_OF_DAY) fri?: OpeningSpan[];
  @MayBeAbsent() @ListOf(() => OpeningSpan, SPANS_OF_DAY) sat?: OpeningSpan[];
  @MayBeAbsent() @ListOf(() => OpeningSpan, SPANS_OF_DAY) sun?: OpeningSpan[];
}
