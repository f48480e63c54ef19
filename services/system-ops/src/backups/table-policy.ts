/**
 * How backups and restores treat each table. `whole`: replaced by a restore. `history`: replaced only in a system
 * without history, because the audit trail must witness restores. `kept`: in no backup (sessions, budgets, jobs, stored
 * answers, migrations).
 */
export type TableTreatment = 'whole' | 'history' | 'kept';

const EVENT_TABLES = { event_log: 'whole', event_cursor: 'whole', parked_event: 'whole', migration: 'kept' } as const;

export const TABLE_POLICY: Readonly<Record<string, Readonly<Record<string, TableTreatment>>>> = {
  identity: {
    ...EVENT_TABLES,
    staff_user: 'whole',
    staff_session: 'kept',
    login_budget: 'kept',
    login_refusal: 'kept',
    known_sign_in: 'kept',
    password_rule: 'kept',
  },
  catalog: {
    ...EVENT_TABLES,
    store: 'whole',
    store_slug: 'whole',
    store_closure: 'whole',
    store_rules: 'whole',
    chain_rules: 'whole',
    product: 'whole',
    retail_override: 'whole',
    retail_order: 'whole',
    price_batch: 'whole',
    price_batch_store: 'whole',
    price_batch_item: 'whole',
    price_batch_exception: 'whole',
    shelf_tag: 'whole',
    restaurant_category: 'whole',
    restaurant_product: 'whole',
    restaurant_override: 'whole',
    shop_look: 'whole',
    price_guard: 'kept',
    change_set: 'kept',
    changed_row: 'kept',
  },
  restaurant_orders: {
    ...EVENT_TABLES,
    store_copy: 'whole',
    chain_rules_copy: 'whole',
    category_copy: 'whole',
    product_copy: 'whole',
    override_copy: 'whole',
    tier_copy: 'whole',
    code_copy: 'whole',
    restaurant_order: 'whole',
    order_items: 'whole',
    // Counted by triggers, also while a restore fills the orders.
    order_tally: 'kept',
    order_name_tally: 'kept',
    order_limits: 'kept',
    order_mark: 'kept',
    idempotency_answer: 'kept',
    change_set: 'kept',
    changed_row: 'kept',
    code_budget: 'kept',
    code_key: 'kept',
    code_refusal: 'kept',
    export_job: 'kept',
    export_part: 'kept',
  },
  discounts_rebates: {
    ...EVENT_TABLES,
    discount_tier: 'whole',
    discount_code: 'whole',
    customer: 'whole',
    customer_code: 'whole',
    store_zone: 'whole',
    purchase: 'whole',
    rebate: 'whole',
    rebate_adjustment: 'whole',
    rebate_run: 'kept',
    change_set: 'kept',
    changed_row: 'kept',
  },
  audit_seal: { seal: 'kept', state: 'kept' },
  system_ops: {
    event_log: 'history',
    event_cursor: 'history',
    parked_event: 'history',
    audit_entry: 'history',
    audit_head: 'history',
    migration: 'kept',
    alert: 'kept',
    alert_settings: 'kept',
    webhook_delivery: 'kept',
    backup: 'kept',
    backup_job: 'kept',
    backup_schedule: 'kept',
    restore_job: 'kept',
    store_copy: 'whole',
    screen: 'whole',
    screen_candidate: 'kept',
    screen_sight: 'kept',
    screen_receipt: 'kept',
  },
};

/** The `whole` tables that an emptied shop keeps: users, tiers and the consumers' cursors. */
const KEPT_IN_EMPTY_SHOP: Readonly<Record<string, readonly string[]>> = {
  identity: Object.keys(TABLE_POLICY['identity'] ?? {}),
  catalog: ['event_cursor'],
  restaurant_orders: ['event_cursor', 'tier_copy'],
  // The log is kept for the tiers' events, from which copies are made.
  discounts_rebates: ['event_cursor', 'discount_tier', 'event_log'],
};

/** The tables that "Start with an empty shop" empties. */
export const EMPTIED: readonly string[] = tablesTreated('whole').filter((table) => {
  const [schema = '', name = ''] = table.split('.');
  return !KEPT_IN_EMPTY_SHOP[schema]?.includes(name);
});

/** The tables with these treatments, in the order of the policy. */
export function tablesTreated(...treatments: readonly TableTreatment[]): string[] {
  return Object.entries(TABLE_POLICY).flatMap(([schema, tables]) =>
    Object.entries(tables)
      .filter(([, treatment]) => treatments.includes(treatment))
      .map(([table]) => `${schema}.${table}`),
  );
}

export function treatmentOf(table: string): TableTreatment | undefined {
  const [schema = '', name = ''] = table.split('.');
  return Object.hasOwn(TABLE_POLICY, schema) ? TABLE_POLICY[schema]?.[name] : undefined;
}
