import type { ChainRules, OwnRulesPatch } from '@larder/contracts';
import {
  centsToDollars,
  DEFAULT_ORDER_RULES,
  MAX_PRICE_CENTS,
  MOST_LEAD_DAYS,
  MOST_OF_SLOT,
  parsePriceCents,
  postalPrefix,
  rulesInDollars,
} from '@larder/kernel';
import { orderRulesTexts } from '../../texts/stores/rules.ts';

/** Values as typed or chosen; empty for inherited rules. */
export type RulesFields = Record<keyof ChainRules, string>;

export type RuleName = keyof RulesFields;

/** The rules in the order of the form. */
export const RULE_NAMES = [
  'deliveryOn',
  'pickupOn',
  'deliveryFee',
  'freeFrom',
  'minimumOrder',
  'slots',
  'slotCapacity',
  'cutOff',
  'leadDays',
  'postalPrefixes',
  'outsidePrefixes',
] as const satisfies readonly RuleName[];

/** Rules with a choice of a few values. */
export const RULE_CHOICES: Partial<Record<RuleName, readonly (keyof typeof orderRulesTexts.choices)[]>> = {
  deliveryOn: ['on', 'off'],
  pickupOn: ['on', 'off'],
  slots: ['both', '9-12', '12-4'],
  outsidePrefixes: ['refuse', 'warn'],
};

export const USUAL_RULES = rulesInDollars(DEFAULT_ORDER_RULES) as ChainRules;

/** The chain's rules that differ from the defaults. */
export function wordsOfChain(rules: ChainRules): OwnRulesPatch {
  const own = RULE_NAMES.filter((name) => textOf(rules[name]) !== textOf(USUAL_RULES[name]));
  return Object.fromEntries(own.map((name) => [name, rules[name]]));
}

export function fieldsOf(own: OwnRulesPatch): RulesFields {
  const fields = RULE_NAMES.map((name) => [name, own[name] == null ? '' : textOf(own[name])]);
  return Object.fromEntries(fields) as RulesFields;
}

/** The inherited rule as text, shown while the field is empty. */
export function valuesOf(name: RuleName, rules: ChainRules): string {
  const text = textOf(rules[name]);
  const choice = RULE_CHOICES[name]?.find((each) => each === text);
  if (choice) return orderRulesTexts.choices[choice];
  return text === '' ? orderRulesTexts.none : text;
}

function textOf(value: ChainRules[RuleName] | undefined): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (!Array.isArray(value)) return value == null ? '' : String(value);
  const [first, second] = value;
  if (first === undefined) return orderRulesTexts.all;
  return second !== undefined && first === '9-12' ? 'both' : value.join(', ');
}

/** Null for an inherited rule. @throws a sentence for invalid text */
function valueOf(name: RuleName, typed: string): OwnRulesPatch[RuleName] {
  const text = typed.normalize('NFKC').trim();
  if (text === '') return null;
  switch (name) {
    case 'deliveryOn':
    case 'pickupOn':
      return text === 'on';
    case 'slots':
      return text === 'both' ? ['9-12', '12-4'] : [text as '9-12'];
    case 'outsidePrefixes':
      return text as 'refuse';
    case 'cutOff':
      if (!/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(text)) throw new Error(orderRulesTexts.faults.time);
      return text;
    case 'leadDays':
      return numberOf(text, MOST_LEAD_DAYS);
    case 'slotCapacity':
      return numberOf(text, MOST_OF_SLOT);
    case 'postalPrefixes':
      return prefixesOf(text);
    default:
      return dollarsOf(text);
  }
}

function numberOf(text: string, most: number): number {
  const number = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > most) throw new Error(orderRulesTexts.faults.number(most));
  return number;
}

function dollarsOf(text: string): number {
  const cents = parsePriceCents(text);
  if (cents === null || cents > MAX_PRICE_CENTS) throw new Error(orderRulesTexts.faults.money);
  return centsToDollars(cents);
}

function prefixesOf(text: string): string[] {
  if (text === orderRulesTexts.all || text.toLowerCase() === 'all') return [];
  const prefixes = text.split(/[,，、]/).map(postalPrefix);
  if (prefixes.some((prefix) => !/^[A-Z0-9]{1,10}$/.test(prefix))) throw new Error(orderRulesTexts.faults.prefixes);
  return [...new Set(prefixes)];
}

/** The fault of a field; null when it is valid. */
export function faultOf(name: RuleName, typed: string): string | null {
  try {
    valueOf(name, typed);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/** The changed rules. */
export function patchOf(fields: RulesFields, before: RulesFields): OwnRulesPatch {
  const changed = RULE_NAMES.filter((name) => fields[name].trim() !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, valueOf(name, fields[name])]));
}
