import {
  RETAIL_CATEGORY_LABELS,
  ROLE_LABELS,
  relativeTime,
  STRENGTH_LABELS,
  type RetailCategory,
  type Role,
  type StrengthLabel,
} from '@larder/kernel';

/** Words shared by many pages; in English those of the kernel. */
export const roleNames: Readonly<Record<Role, string>> = ROLE_LABELS;

export const categoryNames: Readonly<Record<RetailCategory, string>> = RETAIL_CATEGORY_LABELS;

/** The strength of a password. */
export const strengthNames = Object.fromEntries(STRENGTH_LABELS.map((label) => [label, label])) as Readonly<
  Record<StrengthLabel, string>
>;

/** How long ago something was. */
export const formatAgo = (from: Date, now: Date): string => relativeTime(from, now);

export const reasonTexts = {
  /** Used when a failure to load has no answer with a reason. */
  unreachable: 'The server could not be reached.',
} as const;
