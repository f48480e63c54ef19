import { isDeepStrictEqual } from 'node:util';
import type { ClosureInput, OpeningSpan, OpeningWeek, StoreDraft, StorePatch, StoreState } from '@larder/contracts';
import {
  addDays,
  dayIn,
  inOrder,
  isEmptyOverride,
  isTimeZone,
  openingHoursText,
  Refusal,
  spansFault,
  SPANS_OF_DAY,
  type Reason,
  sentence,
  type Sentence,
  type SpansFault,
  WEEKDAYS,
  weekOf,
  type StoreClosure,
  type WeekHours,
} from '@larder/kernel';
import { unknownZone } from './store.errors.js';

/**
 * @param main the default store; the first one becomes it
 * @throws Refusal `invalid`
 */
export function createStore(
  id: string,
  draft: StoreDraft,
  model: StoreState | null,
  main: Pick<StoreState, 'lastUpdatedAt'> | null,
): StoreState {
  const weekHours = draft.weekHours ? readWeek(draft.weekHours) : model?.weekHours;
  if (!draft.weekHours && !model)
    throw new Refusal('invalid', 'weekHours must say when the store is open, or copyFrom must name a store to copy.');
  return withFacts(
    {
      id,
      slug: draft.slug,
      name: draft.name.trim(),
      chineseName: draft.chineseName?.trim() || null,
      address: draft.address.trim(),
      phone: draft.phone.trim(),
      timeZone: readTimeZone(draft.timeZone),
      openingHours: draft.weekHours || !model ? openingHoursText(weekHours ?? weekOf({})) : model.openingHours,
      status: 'live',
      // Its prices are those of the model or the chain, so the timestamp is theirs too.
      lastUpdatedAt: (model ?? main)?.lastUpdatedAt ?? null,
      isDefault: main === null,
    },
    { weekHours, tags: readTags(draft.tags ?? []), closures: model?.closures, rules: model?.rules },
  );
}

/** Null when nothing changes. @throws Refusal `invalid` or `conflict` */
export function changeStore(before: StoreState, patch: StorePatch): StoreState | null {
  const { weekHours, tags, closures, rules, formerSlugs, active = true, ...store } = before;
  const isOpen = patch.active ?? active;
  if (patch.isDefault === false && before.isDefault)
    throw new Refusal('conflict', 'There is always a default store. Make another store the default instead.');
  if (!isOpen && before.isDefault)
    throw new Refusal('conflict', 'The default store cannot be closed. Make another store the default first.');
  if (!isOpen && patch.isDefault === true) throw new Refusal('conflict', 'A closed store cannot be the default.');
  const week = patch.weekHours ? readWeek(patch.weekHours) : weekHours;
  const after = withFacts(
    {
      ...store,
      slug: patch.slug ?? store.slug,
      name: patch.name?.trim() ?? store.name,
      chineseName: patch.chineseName === undefined ? store.chineseName : patch.chineseName?.trim() || null,
      address: patch.address?.trim() ?? store.address,
      phone: patch.phone?.trim() ?? store.phone,
      timeZone: patch.timeZone === undefined ? store.timeZone : readTimeZone(patch.timeZone),
      openingHours: patch.weekHours && week ? openingHoursText(week) : store.openingHours,
      isDefault: patch.isDefault ?? store.isDefault,
    },
    {
      weekHours: week,
      tags: patch.tags ? readTags(patch.tags) : tags,
      closures,
      rules,
      formerSlugs: [...(formerSlugs ?? []), store.slug].filter((slug) => slug !== (patch.slug ?? store.slug)),
      active: isOpen ? undefined : false,
    },
  );
  return isDeepStrictEqual(after, before) ? null : after;
}

/** @throws Refusal `invalid` */
export function readClosure(day: string, { hours, reason }: ClosureInput): StoreClosure {
  if (hours) refuseBadSpans(sentence('The hours'), hours);
  return { day, hours: hours?.length ? inOrder(hours) : null, reason: reason.trim() };
}

/** Leaves out past closures. */
export const closuresFrom = (
  closures: readonly StoreClosure[] | undefined,
  now: Date,
  timeZone: string,
  days = Number.POSITIVE_INFINITY,
): StoreClosure[] => {
  const today = dayIn(now, timeZone);
  const last = Number.isFinite(days) ? addDays(today, days) : '9999-12-31';
  return (closures ?? []).filter(({ day }) => day >= today && day <= last);
};

type OptionalFacts = Pick<StoreState, 'weekHours' | 'tags' | 'closures' | 'rules' | 'formerSlugs' | 'active'>;

/** Leaves out empty facts, because events of earlier releases did not have them. */
export function withFacts(
  store: Omit<StoreState, keyof OptionalFacts>,
  {
    weekHours,
    tags,
    closures,
    rules,
    formerSlugs,
    active,
  }: { [Key in keyof OptionalFacts]: OptionalFacts[Key] | undefined },
): StoreState {
  return {
    ...store,
    ...(weekHours ? { weekHours } : {}),
    ...(tags?.length ? { tags } : {}),
    ...(closures?.length ? { closures } : {}),
    ...(rules && !isEmptyOverride(rules) ? { rules } : {}),
    ...(formerSlugs?.length ? { formerSlugs: formerSlugs.toSorted() } : {}),
    ...(active === false ? { active } : {}),
  };
}

function readWeek(days: OpeningWeek): WeekHours {
  for (const day of WEEKDAYS) refuseBadSpans(`weekHours.${day}`, days[day] ?? []);
  return weekOf(days);
}

const WRONG_HOURS = {
  'too-many': '{day} can have at most {most} opening times.',
  'no-times': '{day} must have times like 09:00, up to 24:00.',
  reversed: '{day} must open before it closes.',
  overlap: '{day} must not have hours that overlap.',
} as const satisfies Record<SpansFault, Reason>;

function refuseBadSpans(day: string | Sentence, spans: readonly OpeningSpan[]): void {
  const fault = spansFault(spans);
  if (fault !== null) throw new Refusal('invalid', sentence(WRONG_HOURS[fault], { day, most: SPANS_OF_DAY }));
}

function readTimeZone(text: string): string {
  if (isTimeZone(text)) return text;
  throw unknownZone();
}

const readTags = (tags: readonly string[]): string[] =>
  [...new Map(tags.map((tag) => [tag.trim().toLowerCase(), tag.trim()])).values()].toSorted();
