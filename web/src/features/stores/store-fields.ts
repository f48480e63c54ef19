import type { StaffStore, StoreDraft, StorePatch } from '@larder/contracts';
import {
  spansFault,
  weekHoursOf,
  weekOf,
  WEEKDAYS,
  type HoursSpan,
  type SpansFault,
  type Weekday,
} from '@larder/kernel';

export type Week = Record<Weekday, readonly HoursSpan[]>;

/** The values of a store's form. */
export interface StoreFields {
  copyFrom: string;
  name: string;
  chineseName: string;
  slug: string;
  address: string;
  phone: string;
  timeZone: string;
  tags: string;
  week: Week;
}

const NINE_TO_NINE: readonly HoursSpan[] = [{ from: '09:00', to: '21:00' }];
const USUAL_WEEK = weekOf(Object.fromEntries(WEEKDAYS.map((day) => [day, NINE_TO_NINE])));

/** @param timeZone the zone of a new store */
export function fieldsOf(store: StaffStore | null, timeZone: string): StoreFields {
  return {
    copyFrom: '',
    name: store?.name ?? '',
    chineseName: store?.chineseName ?? '',
    slug: store?.slug ?? '',
    address: store?.address ?? '',
    phone: store?.phone ?? '',
    timeZone: store?.timeZone ?? timeZone,
    tags: store?.tags.join(', ') ?? '',
    week: store === null ? USUAL_WEEK : weekOf(weekHoursOf(store) ?? {}),
  };
}

const tagsOf = (text: string): string[] => [...new Set(text.split(/[,，、]/).map((tag) => tag.trim()))].filter(Boolean);

/** A copy has the hours of its model unless others were entered. */
export function draftOf(fields: StoreFields, before: StoreFields): StoreDraft {
  const { copyFrom, tags, week, ...texts } = fields;
  const isCopy = copyFrom !== '';
  return {
    ...texts,
    slug: texts.slug.trim(),
    chineseName: texts.chineseName || null,
    tags: tagsOf(tags),
    ...(isCopy ? { copyFrom } : {}),
    ...(isCopy && sameWeek(week, before.week) ? {} : { weekHours: weekOf(week) as StoreDraft['weekHours'] }),
  };
}

/** Only the differences, so that others' changes are kept. */
export function patchOf(fields: StoreFields, before: StoreFields): StorePatch {
  const names = ['name', 'slug', 'address', 'phone', 'timeZone'] as const;
  const changed = names.filter((name) => fields[name].trim() !== before[name]);
  return {
    ...Object.fromEntries(changed.map((name) => [name, fields[name].trim()])),
    ...(fields.chineseName === before.chineseName ? {} : { chineseName: fields.chineseName || null }),
    ...(fields.tags === before.tags ? {} : { tags: tagsOf(fields.tags) }),
    ...(sameWeek(fields.week, before.week) ? {} : { weekHours: weekOf(fields.week) as StorePatch['weekHours'] }),
  };
}

const sameWeek = (one: Week, other: Week): boolean => JSON.stringify(weekOf(one)) === JSON.stringify(weekOf(other));

/** The first day with invalid hours, and why. */
export function weekFault(week: Week): { day: Weekday; fault: SpansFault } | null {
  for (const day of WEEKDAYS) {
    const fault = spansFault(week[day]);
    if (fault !== null) return { day, fault };
  }
  return null;
}

/** A short name derived from a name; empty if none of its characters can be used. */
export function slugOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return (words ?? []).join('-').slice(0, 60).replace(/-$/, '');
}
