import type { ChainRules, OwnRulesPatch } from '@larder/contracts';
import {
  dollarsToCents,
  orderRulesOf,
  postalPrefix,
  Refusal,
  rulesInDollars,
  type OrderRules,
  type OwnRules,
} from '@larder/kernel';

/** The rules after a patch, without the fields that follow the next level. @throws Refusal `invalid` */
export function changeRules(before: OwnRules, patch: OwnRulesPatch): OwnRules {
  if (patch.slots?.length === 0) throw new Refusal('invalid', 'slots must name at least one time of orders.');
  const { deliveryFee, freeFrom, minimumOrder, postalPrefixes, ...rest } = patch;
  const given: OwnRules = {
    ...rest,
    deliveryFeeCents: centsOf(deliveryFee),
    freeFromCents: centsOf(freeFrom),
    minimumOrderCents: centsOf(minimumOrder),
    postalPrefixes: postalPrefixes && readPrefixes(postalPrefixes),
  };
  const sent = Object.entries(given).filter(([, value]) => value !== undefined);
  const after = Object.entries({ ...before, ...Object.fromEntries(sent) });
  // In a fixed order, so that equal rules are equal payloads.
  return Object.fromEntries(after.filter(([, value]) => value !== null).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The form of the API: null for fields that follow. */
export function ownRulesView(own: OwnRules): Required<OwnRulesPatch> {
  const isSaid = (key: string): boolean => Object.hasOwn(own, key) || Object.hasOwn(own, `${key}Cents`);
  const all = Object.entries(rulesInDollars(orderRulesOf(own)));
  return Object.fromEntries(all.map(([key, value]) => [key, isSaid(key) ? value : null])) as Required<OwnRulesPatch>;
}

export const rulesView = (rules: OrderRules): ChainRules => rulesInDollars(rules) as ChainRules;

const centsOf = (dollars: number | null | undefined): number | null | undefined =>
  typeof dollars === 'number' ? dollarsToCents(dollars) : dollars;

const PREFIX = /^[A-Z0-9]+$/;

function readPrefixes(texts: readonly string[]): string[] {
  const prefixes = texts.map(postalPrefix);
  if (prefixes.some((prefix) => !PREFIX.test(prefix))) {
    throw new Refusal('invalid', 'postalPrefixes must be beginnings of postal codes like L3R.');
  }
  return [...new Set(prefixes)].toSorted();
}
