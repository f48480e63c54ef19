/** How a value is kept in the address. Default and invalid values have no parameter. */
export interface AddressCodec<V> {
  /** All parameters that may be written. */
  names: readonly string[];
  read: (parameters: URLSearchParams) => V;
  write: (value: V) => [name: string, value: string][];
}

/** Several values, each with its codec. */
export function object<T extends object>(codecs: { [K in keyof T]: AddressCodec<T[K]> }): AddressCodec<T> {
  const keys = Object.keys(codecs) as (keyof T)[];
  return {
    names: keys.flatMap((key) => codecs[key].names),
    read: (parameters) => Object.fromEntries(keys.map((key) => [key, codecs[key].read(parameters)])) as T,
    write: (value) => keys.flatMap((key) => codecs[key].write(value[key])),
  };
}

/** A value in one parameter. `read` returns the default for an invalid text. */
export function single<V>(
  name: string,
  read: (text: string | null) => V,
  write: (value: V) => string | null,
): AddressCodec<V> {
  return {
    names: [name],
    read: (parameters) => read(parameters.get(name)),
    write: (value) => {
      const written = write(value);
      return written === null ? [] : [[name, written]];
    },
  };
}

/** A typed text, trimmed. */
export function text(name: string, longest = Number.POSITIVE_INFINITY): AddressCodec<string> {
  return single(
    name,
    (found) => (found ?? '').slice(0, longest),
    (typed) => typed.trim() || null,
  );
}

/** A choice of a few texts. */
export function choice<V extends string | null>(
  name: string,
  values: readonly NonNullable<V>[],
  usual: V,
): AddressCodec<V> {
  return single<V>(
    name,
    (found) => values.find((value) => value === found) ?? usual,
    (value) => (value === usual ? null : value),
  );
}

/** The sort key of a list, and its direction. */
export function sorting<K extends string>(
  keys: readonly K[],
  usual: { key: K; descending: boolean },
  direction: string,
): AddressCodec<{ key: K; descending: boolean }> {
  const turned = usual.descending ? 'asc' : 'desc';
  return object({
    key: choice<K>('sort', keys, usual.key),
    descending: single<boolean>(
      direction,
      (found) => (found === turned) !== usual.descending,
      (descending) => (descending === usual.descending ? null : turned),
    ),
  });
}

/** The address with another value; other parameters are kept. */
export function writeAddress<V>(codec: AddressCodec<V>, value: V, before: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const name of codec.names) next.delete(name);
  for (const [name, written] of codec.write(value)) next.append(name, written);
  return next;
}
