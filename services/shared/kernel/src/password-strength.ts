import { sentence, type Sentence } from './texts/sentence.js';
/** Strength is advice, unless administrators require more: weak passwords are accepted (specification part 1 §5). */

/** The weakest first. */
export const STRENGTH_LABELS = ['Weak', 'Fair', 'Good', 'Strong', 'Very Strong'] as const;

export type StrengthLabel = (typeof STRENGTH_LABELS)[number];

const LABELS: readonly (readonly [from: number, label: StrengthLabel])[] = [
  [90, 'Very Strong'],
  [70, 'Strong'],
  [50, 'Good'],
  [30, 'Fair'],
  [0, 'Weak'],
];

export const STRONG_ENOUGH = 70;

const TEN_POINTS: readonly ((password: string) => boolean)[] = [
  (password) => password.length >= 8,
  (password) => password.length >= 12,
  (password) => password.length >= 16,
  (password) => /[a-z]/.test(password),
  (password) => /[A-Z]/.test(password),
  (password) => /\d/.test(password),
  (password) => !/(.)\1\1/su.test(password),
  (password) => !isOneKind(password),
];

const TWENTY_POINTS = (password: string): boolean => /[^A-Za-z\d]/.test(password);

const MOST = 100;

/** 0 to 100: ten points for each rule, twenty for a special character. */
export function passwordScore(password: string): number {
  if (password === '') return 0;
  const tens = TEN_POINTS.filter((rule) => rule(password)).length * 10;
  return Math.min(MOST, tens + (TWENTY_POINTS(password) ? 20 : 0));
}

export function strengthLabel(score: number): StrengthLabel {
  return LABELS.find(([from]) => score >= from)?.[1] ?? 'Weak';
}

/** The rule for new passwords; a length of 0 and `Weak` accept any. */
export interface PasswordRuleValues {
  minLength: number;
  minStrength: StrengthLabel;
}

/** Why a new password breaks the rule; null when it may be used. */
export function passwordShortcoming(password: string, { minLength, minStrength }: PasswordRuleValues): Sentence | null {
  if (password.length < minLength)
    return sentence('The password must have at least {least} characters.', { least: minLength });
  const reached = STRENGTH_LABELS.indexOf(strengthLabel(passwordScore(password)));
  if (reached >= STRENGTH_LABELS.indexOf(minStrength)) return null;
  return sentence('The password is too weak: its strength must be at least {least}.', { least: sentence(minStrength) });
}

/** After this many days a password should be changed. */
export const PASSWORD_DAYS = 90;

/** Which rules a password follows, in the order in which they are listed. */
export interface PasswordAdvice {
  length: boolean;
  bothCases: boolean;
  digitsAndSpecials: boolean;
  noPatterns: boolean;
}

export function passwordAdvice(password: string): PasswordAdvice {
  return {
    length: password.length >= 12,
    bothCases: /[a-z]/.test(password) && /[A-Z]/.test(password),
    digitsAndSpecials: /\d/.test(password) && TWENTY_POINTS(password),
    noPatterns: password !== '' && !/(.)\1\1/su.test(password) && !isOneKind(password),
  };
}

function isOneKind(password: string): boolean {
  return /^(?:[A-Za-z]+|\d+)$/.test(password);
}
