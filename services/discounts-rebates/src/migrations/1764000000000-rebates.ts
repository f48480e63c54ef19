import { JOB_COLUMNS } from '@larder/platform/jobs';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Customers behind the codes, their purchases from delivered orders, and the rebates on them. */
export class Rebates1764000000000 implements MigrationInterface {
  readonly name = 'Rebates1764000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(CUSTOMERS);
    await queryRunner.query(PURCHASES);
    await queryRunner.query(REBATES);
    await queryRunner.query(CUSTOMERS_OF_CODES);
  }

  async down(): Promise<void> {
    throw new Error('This migration is not undone: it would lose payments.');
  }
}

const CUSTOMERS = `
  CREATE TABLE discounts_rebates.customer (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    business_name text NOT NULL,
    contact_person text,
    email text,
    phone text,
    -- The code whose name and contact are the customer's.
    main_code_id uuid NOT NULL,
    -- Purchases changed since the customer's rebates were reckoned.
    unsettled boolean NOT NULL DEFAULT false,
    CONSTRAINT customer_pk PRIMARY KEY (id)
  );
  CREATE INDEX customer_by_name ON discounts_rebates.customer (lower(business_name), id);
  CREATE INDEX customer_unsettled ON discounts_rebates.customer (id) WHERE unsettled;

  -- Whose a code is, or was: it outlives the code.
  CREATE TABLE discounts_rebates.customer_code (
    code_id uuid NOT NULL,
    code text NOT NULL,
    customer_id uuid NOT NULL,
    CONSTRAINT customer_code_pk PRIMARY KEY (code_id),
    CONSTRAINT customer_code_customer FOREIGN KEY (customer_id) REFERENCES discounts_rebates.customer (id)
  );
  CREATE INDEX customer_code_by_customer ON discounts_rebates.customer_code (customer_id);`;

const PURCHASES = `
  -- A copy of what catalog says of stores.
  CREATE TABLE discounts_rebates.store_zone (
    store_id uuid NOT NULL,
    time_zone text NOT NULL,
    is_default boolean NOT NULL,
    CONSTRAINT store_zone_pk PRIMARY KEY (store_id)
  );

  -- One for each order that was ever delivered with a code.
  CREATE TABLE discounts_rebates.purchase (
    order_id uuid NOT NULL,
    order_number text NOT NULL,
    store_id uuid,
    code_id uuid NOT NULL,
    customer_id uuid NOT NULL,
    ordered_at timestamptz NOT NULL,
    -- In the calendar of the store; both null until its zone is known.
    order_date date,
    order_quarter int,
    amount_cents bigint NOT NULL,
    -- The order is no longer delivered, or no more.
    reversed_at timestamptz,
    -- The paid rebates that count it.
    quarterly_rebate_id uuid,
    annual_rebate_id uuid,
    CONSTRAINT purchase_pk PRIMARY KEY (order_id),
    CONSTRAINT purchase_customer FOREIGN KEY (customer_id) REFERENCES discounts_rebates.customer (id),
    CONSTRAINT purchase_amount CHECK (amount_cents >= 0)
  );
  CREATE INDEX purchase_by_customer ON discounts_rebates.purchase (customer_id, order_quarter)
    INCLUDE (amount_cents) WHERE reversed_at IS NULL;
  CREATE INDEX purchase_undated ON discounts_rebates.purchase (store_id) WHERE order_date IS NULL;
  CREATE INDEX purchase_by_quarterly_rebate ON discounts_rebates.purchase (quarterly_rebate_id)
    WHERE quarterly_rebate_id IS NOT NULL;
  CREATE INDEX purchase_by_annual_rebate ON discounts_rebates.purchase (annual_rebate_id)
    WHERE annual_rebate_id IS NOT NULL;`;

const REBATES = `
  CREATE TABLE discounts_rebates.rebate (
    id uuid NOT NULL,
    customer_id uuid NOT NULL,
    period_type text NOT NULL,
    period text NOT NULL,
    -- The quarters of the period, counted from the year 0.
    first_quarter int NOT NULL,
    last_quarter int NOT NULL,
    -- The terms, frozen until the period is calculated again.
    tier text NOT NULL,
    rebate_basis_points int NOT NULL,
    minimum_cents bigint NOT NULL,
    minimum_period text NOT NULL,
    has_active_code boolean NOT NULL,
    status text NOT NULL,
    purchases_cents bigint NOT NULL,
    rebate_cents bigint NOT NULL,
    adjustment_cents bigint NOT NULL,
    already_paid_cents bigint NOT NULL,
    due_cents bigint NOT NULL,
    calculated_at timestamptz NOT NULL DEFAULT now(),
    approved_at timestamptz,
    approved_by text,
    paid_at timestamptz,
    paid_by text,
    paid_date date,
    payment_method text,
    payment_reference text,
    notes text,
    version int NOT NULL DEFAULT 1,
    CONSTRAINT rebate_pk PRIMARY KEY (id),
    CONSTRAINT rebate_once UNIQUE (customer_id, period_type, period),
    CONSTRAINT rebate_customer FOREIGN KEY (customer_id) REFERENCES discounts_rebates.customer (id),
    CONSTRAINT rebate_period_type CHECK (period_type IN ('quarterly', 'annually')),
    CONSTRAINT rebate_tier CHECK (tier IN ('tier0', 'tier1', 'tier2', 'tier3')),
    CONSTRAINT rebate_minimum_period CHECK (minimum_period IN ('monthly', 'quarterly', 'annually')),
    CONSTRAINT rebate_status CHECK (status IN ('pending', 'approved', 'paid', 'below_minimum')),
    CONSTRAINT rebate_method CHECK (payment_method IN ('CHQ', 'e-Transfer')),
    CONSTRAINT rebate_due CHECK (due_cents >= 0),
    CONSTRAINT rebate_paid_says_how CHECK ((status = 'paid') = (paid_at IS NOT NULL AND paid_date IS NOT NULL
      AND payment_method IS NOT NULL AND payment_reference IS NOT NULL))
  );
  CREATE INDEX rebate_by_period ON discounts_rebates.rebate (period_type, period);

  -- What changed in a paid rebate (source) and is made up for by another (target).
  CREATE TABLE discounts_rebates.rebate_adjustment (
    source_id uuid NOT NULL,
    target_id uuid NOT NULL,
    cents bigint NOT NULL,
    CONSTRAINT rebate_adjustment_pk PRIMARY KEY (target_id, source_id),
    CONSTRAINT rebate_adjustment_source FOREIGN KEY (source_id) REFERENCES discounts_rebates.rebate (id),
    CONSTRAINT rebate_adjustment_target FOREIGN KEY (target_id) REFERENCES discounts_rebates.rebate (id)
  );
  CREATE INDEX rebate_adjustment_by_source ON discounts_rebates.rebate_adjustment (source_id);

  CREATE TABLE discounts_rebates.rebate_run (
    ${JOB_COLUMNS},
    period_type text NOT NULL,
    period text NOT NULL,
    -- Who asked for it and from where, for the events it logs.
    origin jsonb NOT NULL,
    customers_done int NOT NULL DEFAULT 0,
    customers_total int,
    rows_created int NOT NULL DEFAULT 0,
    rows_updated int NOT NULL DEFAULT 0,
    rows_unchanged int NOT NULL DEFAULT 0,
    rows_paid int NOT NULL DEFAULT 0,
    finished_at timestamptz,
    CONSTRAINT rebate_run_pk PRIMARY KEY (id),
    CONSTRAINT rebate_run_state CHECK (state IN ('queued', 'running', 'done', 'failed'))
  );
  -- Whoever asks while one waits joins it; one that has begun may have missed what came since.
  CREATE UNIQUE INDEX rebate_run_one_waiting ON discounts_rebates.rebate_run (period_type, period)
    WHERE state = 'queued' AND attempts = 0;
  CREATE INDEX rebate_run_newest ON discounts_rebates.rebate_run (period_type, period, created_at DESC);
  CREATE INDEX rebate_run_unfinished ON discounts_rebates.rebate_run (created_at) WHERE state IN ('queued', 'running');`;

/** Each existing or former code gets a separate customer; staff merge those of one business. */
const CUSTOMERS_OF_CODES = `
  WITH known AS (
    SELECT id AS code_id, code, restaurant_name, contact_person, email, phone FROM discounts_rebates.discount_code
    UNION ALL
    SELECT (before->>'id')::uuid, before->>'code', before->>'restaurantName', before->>'contactPerson', before->>'email',
           before->>'phone'
      FROM discounts_rebates.event_log WHERE type = 'discount-code.deleted'
  ), made AS (
    INSERT INTO discounts_rebates.customer (business_name, contact_person, email, phone, main_code_id)
    SELECT restaurant_name, contact_person, email, phone, code_id FROM known RETURNING *
  ), linked AS (
    INSERT INTO discounts_rebates.customer_code (code_id, code, customer_id)
    SELECT known.code_id, known.code, made.id FROM made JOIN known ON known.code_id = made.main_code_id
  )
  INSERT INTO discounts_rebates.event_log (type, subject, after)
  SELECT 'customer.created', 'customer:' || id, jsonb_build_object('id', id, 'businessName', business_name,
    'contactPerson', contact_person, 'email', email, 'phone', phone) FROM made`;
