import { DefaultNamingStrategy, getMetadataArgsStorage, type ColumnOptions } from 'typeorm';

type EntityClass<Row> = abstract new () => Row;

interface TableColumn {
  /** The property, which is also the key in JSON. */
  key: string;
  name: string;
  /** As PostgreSQL writes it: "text[]". */
  type: string;
  isPrimary: boolean;
  isInstant: boolean;
  isNullable: boolean;
}

/** Columns are named like their properties, in snake case. */
export class SnakeCaseColumns extends DefaultNamingStrategy {
  override columnName(property: string, given: string | undefined): string {
    return given ?? snakeCase(property);
  }
}

const toIso = {
  to: (value: unknown): unknown => value,
  from: (value: Date | null): string | null => value?.toISOString() ?? null,
};

/** A timestamptz that the code holds as an ISO text with milliseconds. */
export const INSTANT = { type: 'timestamptz', transformer: toIso } as const satisfies ColumnOptions;
export const NULLABLE_INSTANT = { ...INSTANT, nullable: true } as const satisfies ColumnOptions;

/** SQL for an instant as an ISO text, with milliseconds unless told. */
export const isoInstant = (expression: string, precision: 'SS' | 'SS.MS' | 'SS.US' = 'SS.MS'): string =>
  `to_char(${expression} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:${precision}"Z"')`;

type Blank<Row> = { [Key in keyof Row as null extends Row[Key] ? Key : never]: null };

export interface UpsertOptions<Row> {
  /** The parameter with the rows as a JSON array: "$1" unless given. */
  parameter?: string;
  /** Values that do not come from JSON: `{ calculatedAt: 'now()' }`. */
  values?: Partial<Record<keyof Row, string>>;
  /** Columns that a row keeps when it exists already. */
  keep?: readonly (keyof Row)[];
  /** Which existing rows may be written. */
  where?: string;
}

/**
 * SQL for the columns of an entity, derived from its metadata, so that a column is described once. The texts are built when a
 * module loads; they never hold values.
 *
 * A table is invariant in its row: `const STATE: Table<ProductState> = tableOf(ProductEntity).without('position')` compiles only
 * while the columns and the event's type agree.
 */
export class Table<in out Row extends object> {
  private constructor(
    /** With its schema. */
    readonly name: string,
    private readonly list: readonly TableColumn[],
  ) {}

  /** @param schema of an entity that every service has; others name theirs. */
  static of<Row extends object>(entity: EntityClass<Row>, schema?: string): Table<Row> {
    const storage = getMetadataArgsStorage();
    const table = storage.tables.find(({ target }) => target === entity);
    if (!table?.name) throw new Error(`${entity.name} is not the entity of a table.`);
    const columns = storage.filterColumns(ancestorsOf(entity)).map(({ propertyName, options }) => ({
      key: propertyName,
      name: options.name ?? snakeCase(propertyName),
      type: `${String(options.type)}${options.array ? '[]' : ''}`,
      isPrimary: options.primary ?? false,
      isInstant: options.transformer === toIso,
      isNullable: options.nullable ?? false,
    }));
    return new Table(`${schema ?? table.schema}.${table.name}`, columns);
  }

  without<Key extends keyof Row>(...keys: Key[]): Table<Omit<Row, Key>> {
    const dropped = new Set<unknown>(keys);
    return new Table<Omit<Row, Key>>(
      this.name,
      this.list.filter(({ key }) => !dropped.has(key)),
    );
  }

  /** Some columns, in this order. */
  only<Key extends keyof Row>(...keys: Key[]): Table<Pick<Row, Key>> {
    const picked = keys.map((key) => {
      const column = this.list.find((each) => each.key === key);
      if (!column) throw new Error(`${this.name} has no column for ${String(key)}.`);
      return column;
    });
    return new Table<Pick<Row, Key>>(this.name, picked);
  }

  /** The columns for a SELECT list or RETURNING, named like their properties; days and instants as texts. */
  columns(alias?: string): string {
    const of = alias === undefined ? '' : `${alias}.`;
    return this.list.map((column) => labelled(`${of}${column.name}`, column)).join(', ');
  }

  /** The row `alias` as the JSON object that events carry. */
  json(alias: string): string {
    return `jsonb_build_object(${this.list.map(({ key, name }) => `'${key}', ${alias}.${name}`).join(', ')})`;
  }

  /** The names for an INSERT. */
  get names(): string {
    return this.list.map(({ name }) => name).join(', ');
  }

  /** The column definitions for `jsonb_to_recordset(…) AS r (…)`. */
  get fields(): string {
    return this.list.map(({ key, type }) => `"${key}" ${type}`).join(', ');
  }

  /** The same columns of a record whose fields are {@link fields}, in the order of {@link names}. */
  values(alias: string): string {
    return this.list.map(({ key }) => `${alias}."${key}"`).join(', ');
  }

  /** For an UPDATE: each column but the key from the field of a record. */
  assignments(alias: string): string {
    const changing = this.list.filter(({ isPrimary }) => !isPrimary);
    return changing.map(({ key, name }) => `${name} = ${alias}."${key}"`).join(', ');
  }

  /** Stores the rows of a JSON array; those that exist by primary key are written over. Other keys in the JSON are ignored. */
  upsert({ parameter = '$1', values = {}, keep = [], where }: UpsertOptions<Row> = {}): string {
    const given = new Map<string, string>(Object.entries(values));
    const kept = new Set<unknown>(keep);
    const fromJson = this.list.filter(({ key }) => !given.has(key));
    const changing = this.list.filter(({ key, isPrimary }) => !isPrimary && !kept.has(key));
    return `INSERT INTO ${this.name} AS stored (${this.names})
      SELECT ${this.list.map(({ key }) => given.get(key) ?? `r."${key}"`).join(', ')}
        FROM jsonb_to_recordset(${parameter}::jsonb) AS r (${fromJson.map(({ key, type }) => `"${key}" ${type}`).join(', ')})
      ON CONFLICT (${this.list
        .filter(({ isPrimary }) => isPrimary)
        .map(({ name }) => name)
        .join(', ')}) DO UPDATE SET ${changing.map(({ name }) => `${name} = excluded.${name}`).join(', ')}
      ${where === undefined ? '' : `WHERE ${where}`}`;
  }

  /** Null for every column that may be null: what a new row begins with. */
  blank(): Blank<Row> {
    const keys = this.list.filter(({ isNullable }) => isNullable).map(({ key }) => key);
    return Object.fromEntries(keys.map((key) => [key, null])) as Blank<Row>;
  }

  /** A row without what else a query has joined to it. */
  pick(row: Row): Row {
    return Object.fromEntries(this.list.map(({ key }) => [key, row[key as keyof Row]])) as Row;
  }
}

export const tableOf = Table.of.bind(Table);

function labelled(expression: string, { key, name, type, isInstant }: TableColumn): string {
  const text = isInstant ? isoInstant(expression) : type === 'date' ? `${expression}::text` : expression;
  return key === name && text === expression ? expression : `${text} AS "${key}"`;
}

function ancestorsOf(entity: EntityClass<object>): EntityClass<object>[] {
  const ancestors: EntityClass<object>[] = [];
  for (let each: unknown = entity; typeof each === 'function' && each.prototype; each = Object.getPrototypeOf(each)) {
    ancestors.unshift(each as EntityClass<object>);
  }
  return ancestors;
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
