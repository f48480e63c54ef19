import { orderRulesOf, type OrderingStore, type OwnRules } from '@larder/kernel';

/** The copied facts about when and how a store takes orders. */
export interface OrderingFacts extends Omit<OrderingStore, 'rules'> {
  own: OwnRules | null;
  chain: OwnRules | null;
}

/** SQL for the {@link OrderingFacts} of the row `alias` of store_copy as JSON. */
export const orderingFacts = (alias: string): string => `json_build_object('timeZone', ${alias}.time_zone,
  'weekHours', ${alias}.week_hours, 'closures', ${alias}.closures, 'own', ${alias}.rules,
  'chain', (SELECT rules FROM restaurant_orders.chain_rules_copy))`;

export const orderingStore = ({ timeZone, weekHours, closures, own, chain }: OrderingFacts): OrderingStore => ({
  timeZone,
  weekHours,
  closures,
  rules: orderRulesOf(chain, own),
});
