import { DefaultNamingStrategy, getMetadataArgsStorage, type ColumnOptions } from 'typeorm';

type EntityClass<Row> = abstract new () => Row;

interface TableColumn {
  /** The name of the property, also the key in JSON. */
  key: string;
  name: string;
  /** The type in PostgreSQL's notation: "text[]". */
  type: string;
  isPrimary: boolean;
  isInstant: boolean;
  isNullable: boolean;
  /** Left out of JSON while it is null: payloads that were logged before the column existed stay what they were. */
  isSparse: boolean;
}

export class SnakeCaseColumns extends DefaultNamingStrategy {
  override columnName(property: string, given: string | undefined): string {
    return given ?? snakeCase(property);
  }
}

const toIso = {
  to: (value: unknown): unknown => value,
  from: (value: Date | null): string | null => value?.toISOString() ?? null,
};

export const INSTANT = { type: 'timestamptz', transformer: toIso } as const satisfies ColumnOptions;
export const NULLABLE_INSTANT = { ...INSTANT, nullable: true } as const satisfies ColumnOptions;

/** Escapes a text for a LIKE pattern. */
export const likeLiteral = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);

export const isoInstant = (expression: string, precision: 'SS' | 'SS.MS' | 'SS.US' = 'SS.MS'): string =>
  `to_char(${expression} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:${precision}"Z"')`;

type SparseKeys<Row> = keyof { [Key in keyof Row as undefined extends Row[Key] ? Key : never]: true };

type Blank<Row> = {
  [Key in keyof Row as undefined extends Row[Key] ? never : null extends Row[Key] ? Key : never]: null;
};

export interface UpsertOptions<Row> {
  /** A JSON array of rows; default "$1". */
  parameter?: string;
  /** SQL for values that are not in the JSON: `{ calculatedAt: 'now()' }`. */
  values?: Partial<Record<keyof Row, string>>;
  /** Columns that an existing row keeps. */
  keep?: readonly (keyof Row)[];
  where?: string;
}

/**
 * SQL for the columns of an entity, derived from its metadata when the module loads. Invariant in its row: `const
 * STATE: Table<ProductState> = tableOf(ProductEntity).without('position')` compiles only while columns and event type
 * agree.
 */
export class Table<in out Row extends object> {
  private constructor(
    readonly name: string,
    private readonly list: readonly TableColumn[],
  ) {}

  /** @param schema for entities that exist in every service. */
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
      isSparse: false,
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

  only<Key extends keyof Row>(...keys: Key[]): Table<Pick<Row, Key>> {
    const picked = keys.map((key) => {
      const column = this.list.find((each) => each.key === key);
      if (!column) throw new Error(`${this.name} has no column for ${String(key)}.`);
      return column;
    });
    return new Table<Pick<Row, Key>>(this.name, picked);
  }

  /** Declares columns that JSON and rows of {@link pick} leave out while they are null: optional facts of an event. */
  sparse(...keys: SparseKeys<Row>[]): Table<Row> {
    const sparse = new Set<unknown>(keys);
    return new Table<Row>(
      this.name,
      this.list.map((column) => (sparse.has(column.key) ? { ...column, isSparse: true } : column)),
    );
  }

  /** The columns for a SELECT list or RETURNING, named like the properties; days and instants as texts. */
  columns(alias?: string): string {
    const of = alias === undefined ? '' : `${alias}.`;
    return this.list.map((column) => labelled(`${of}${column.name}`, column)).join(', ');
  }

  /** The row `alias` as the JSON object that events carry. */
  json(alias: string): string {
    const pair = ({ key, name }: TableColumn): string => `'${key}', ${alias}.${name}`;
    const always = `jsonb_build_object(${this.list
      .filter(({ isSparse }) => !isSparse)
      .map(pair)
      .join(', ')})`;
    const sparse = this.list.filter(({ isSparse }) => isSparse).map(pair);
    return sparse.length === 0 ? always : `(${always} || jsonb_strip_nulls(jsonb_build_object(${sparse.join(', ')})))`;
  }

  get names(): string {
    return this.list.map(({ name }) => name).join(', ');
  }

  /** The column definitions of `jsonb_to_recordset(…) AS r (…)`. */
  get fields(): string {
    return this.list.map(({ key, type }) => `"${key}" ${type}`).join(', ');
  }

  /** The columns of a record with {@link fields}, in the order of {@link names}. */
  values(alias: string): string {
    return this.list.map(({ key }) => `${alias}."${key}"`).join(', ');
  }

  assignments(alias: string): string {
    const changing = this.list.filter(({ isPrimary }) => !isPrimary);
    return changing.map(({ key, name }) => `${name} = ${alias}."${key}"`).join(', ');
  }

  /** Inserts or overwrites the rows of a JSON array; other keys in the JSON are ignored. */
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

  blank(): Blank<Row> {
    const keys = this.list.filter(({ isNullable, isSparse }) => isNullable && !isSparse).map(({ key }) => key);
    return Object.fromEntries(keys.map((key) => [key, null])) as Blank<Row>;
  }

  /** Converts a row from `to_jsonb`, which has the names of the columns. */
  ofJson(raw: Readonly<Record<string, unknown>>): Row {
    const value = ({ name, isInstant }: TableColumn): unknown =>
      isInstant && typeof raw[name] === 'string' ? new Date(raw[name]).toISOString() : raw[name];
    return this.pick(Object.fromEntries(this.list.map((column) => [column.key, value(column)])) as Row);
  }

  /** The row with null in the sparse columns that it leaves out, so that an update empties them. */
  stored(row: Row): Row {
    const left = this.list.filter(({ key, isSparse }) => isSparse && row[key as keyof Row] === undefined);
    return { ...row, ...Object.fromEntries(left.map(({ key }) => [key, null])) };
  }

  /** A row without joined columns. */
  pick(row: Row): Row {
    const kept = this.list.filter(({ key, isSparse }) => !isSparse || row[key as keyof Row] != null);
    return Object.fromEntries(kept.map(({ key }) => [key, row[key as keyof Row]])) as Row;
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
