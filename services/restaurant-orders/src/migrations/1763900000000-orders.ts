import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Copies of what orders need from other services, the orders themselves, and the budget against guessing codes. */
export class Orders1763900000000 implements MigrationInterface {
  readonly name = 'Orders1763900000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await this.copies(queryRunner);
    await this.orders(queryRunner);
    await this.codeChecks(queryRunner);
  }

  /** Fed by events of other services. No foreign keys: events of different producers have no order. */
  private async copies(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE restaurant_orders.store_copy (
        id uuid NOT NULL,
        slug text NOT NULL,
        name text NOT NULL,
        address text NOT NULL,
        phone text NOT NULL,
        time_zone text NOT NULL,
        opening_hours text NOT NULL,
        is_default boolean NOT NULL,
        CONSTRAINT store_copy_pk PRIMARY KEY (id)
      );
      CREATE TABLE restaurant_orders.product_copy (
        id uuid NOT NULL,
        name text NOT NULL,
        description text NOT NULL,
        category text NOT NULL,
        unit text NOT NULL,
        size text,
        min_order_quantity int NOT NULL,
        price_per_unit_cents bigint NOT NULL,
        image_url text,
        active boolean NOT NULL,
        display_order int NOT NULL,
        discount_tags text[] NOT NULL,
        CONSTRAINT product_copy_pk PRIMARY KEY (id)
      );
      CREATE TABLE restaurant_orders.category_copy (
        id uuid NOT NULL,
        name text NOT NULL,
        active boolean NOT NULL,
        display_order int NOT NULL,
        CONSTRAINT category_copy_pk PRIMARY KEY (id)
      );
      CREATE TABLE restaurant_orders.code_copy (
        id uuid NOT NULL,
        code text NOT NULL,
        restaurant_name text NOT NULL,
        contact_person text,
        email text,
        phone text,
        tier text NOT NULL,
        active boolean NOT NULL,
        CONSTRAINT code_copy_pk PRIMARY KEY (id)
      );
      -- Not unique: while two codes swap their texts, both copies may read the same for one event.
      CREATE INDEX code_copy_by_code ON restaurant_orders.code_copy (code);
      CREATE TABLE restaurant_orders.tier_copy (
        tier text NOT NULL,
        discount_basis_points int NOT NULL,
        CONSTRAINT tier_copy_pk PRIMARY KEY (tier)
      );
    `);
  }

  private async orders(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE restaurant_orders.restaurant_order (
        id uuid NOT NULL,
        store_id uuid NOT NULL,
        order_number text NOT NULL,
        status text NOT NULL DEFAULT 'pending',
        restaurant_name text NOT NULL,
        contact_person text,
        email text,
        phone text,
        is_delivery boolean NOT NULL,
        delivery_address text,
        delivery_city text,
        delivery_postal_code text,
        delivery_instructions text,
        delivery_date date NOT NULL,
        delivery_time text NOT NULL,
        notes text,
        -- The code and its tier as they were; the id is what purchases are counted by.
        discount_code text,
        discount_code_id uuid,
        tier text,
        subtotal_cents bigint NOT NULL,
        discount_cents bigint NOT NULL,
        delivery_fee_cents bigint NOT NULL,
        total_cents bigint NOT NULL,
        -- The categories of its products, for filtering.
        categories text[] NOT NULL,
        -- What the quick search looks through, in lower case.
        search_text text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        version int NOT NULL DEFAULT 1,
        CONSTRAINT restaurant_order_pk PRIMARY KEY (id),
        CONSTRAINT restaurant_order_number_once UNIQUE (order_number),
        CONSTRAINT restaurant_order_status CHECK
          (status IN ('pending', 'confirmed', 'preparing', 'ready', 'delivered', 'cancelled')),
        CONSTRAINT restaurant_order_time CHECK (delivery_time IN ('9-12', '12-4')),
        CONSTRAINT restaurant_order_restaurant CHECK (btrim(restaurant_name) <> ''),
        CONSTRAINT restaurant_order_code CHECK ((discount_code IS NULL) = (discount_code_id IS NULL)),
        CONSTRAINT restaurant_order_amounts CHECK
          (subtotal_cents >= 0 AND discount_cents BETWEEN 0 AND subtotal_cents AND delivery_fee_cents >= 0),
        CONSTRAINT restaurant_order_total CHECK (total_cents = subtotal_cents - discount_cents + delivery_fee_cents)
      );
      CREATE INDEX restaurant_order_newest ON restaurant_orders.restaurant_order (created_at DESC, id DESC);
      CREATE INDEX restaurant_order_by_status ON restaurant_orders.restaurant_order (status, created_at DESC, id DESC);

      -- What was ordered, as it was: read whole with its order and never searched, so that lists of orders stay narrow.
      CREATE TABLE restaurant_orders.order_items (
        order_id uuid NOT NULL,
        items jsonb NOT NULL,
        CONSTRAINT order_items_pk PRIMARY KEY (order_id),
        CONSTRAINT order_items_order FOREIGN KEY (order_id)
          REFERENCES restaurant_orders.restaurant_order (id) ON DELETE CASCADE,
        CONSTRAINT order_items_some CHECK (jsonb_array_length(items) > 0)
      );

      -- The first answer to a placement, for whoever asks again with the same key.
      CREATE TABLE restaurant_orders.idempotency_answer (
        store_id uuid NOT NULL,
        key text NOT NULL,
        request_hash bytea NOT NULL,
        answer jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT idempotency_answer_pk PRIMARY KEY (store_id, key)
      );
      CREATE INDEX idempotency_answer_by_age ON restaurant_orders.idempotency_answer (created_at);
      -- An order's history is read by its subject.
      CREATE INDEX event_log_by_subject ON restaurant_orders.event_log (subject, number);
    `);
  }

  private async codeChecks(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Wrong codes by address, and by everybody together, in the running minute and day.
      CREATE TABLE restaurant_orders.code_budget (
        key text NOT NULL,
        minute_started_at timestamptz NOT NULL DEFAULT now(),
        minute_tries int NOT NULL,
        day_started_at timestamptz NOT NULL DEFAULT now(),
        day_tries int NOT NULL,
        -- An address that gave a right code is none of a crowd of guessers until then.
        known_until timestamptz,
        CONSTRAINT code_budget_pk PRIMARY KEY (key)
      );
      CREATE TABLE restaurant_orders.code_refusal (
        address text NOT NULL,
        minute timestamptz NOT NULL,
        count int NOT NULL,
        CONSTRAINT code_refusal_pk PRIMARY KEY (address, minute)
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('This migration is not undone: drop the schema instead.');
  }
}
