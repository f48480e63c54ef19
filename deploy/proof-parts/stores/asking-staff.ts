import type { RunningSystem } from '../../launcher/start-system.ts';
import type { Call } from '../hostile/hostile-calls.ts';
import type { Person, PopulatedStore, TwoStores } from './two-stores.ts';

/** Sends calls as staff, and searches the answers for facts that they must not contain. */
/** Sessions, users and their language are not store data. */
const OF_NO_STORE = ['/api/admin/verify-session', '/api/admin/language'];

export class Asked {
  answers = 0;
  readonly faults: string[] = [];
  private readonly url: string;

  constructor({ url }: Pick<RunningSystem, 'url'>) {
    this.url = url;
  }

  async send(
    person: Person,
    method: string,
    path: string,
    body: object | null = null,
  ): Promise<{ status: number; text: string }> {
    const answer = await fetch(`${this.url}${path}`, {
      method,
      headers: { ...person.headers, ...(body === null ? {} : { 'content-type': 'application/json' }) },
      ...(body === null ? {} : { body: JSON.stringify(body) }),
    });
    this.answers += 1;
    return { status: answer.status, text: Buffer.from(await answer.arrayBuffer()).toString('latin1') };
  }

  async read<T>(person: Person, path: string): Promise<T> {
    const { text } = await this.send(person, 'GET', path);
    return JSON.parse(text) as T;
  }

  /** Reports every fact in an answer that was not in the request as a fault. */
  async search(
    person: Person,
    method: string,
    path: string,
    body: object | null,
    other: PopulatedStore,
  ): Promise<void> {
    const { status, text } = await this.send(person, method, path, body);
    const question = `${path} ${JSON.stringify(body)}`;
    const leaked = factsOf(other).filter((fact) => text.includes(fact) && !question.includes(fact));
    const about = `${method} ${path} to ${person.username}: ${status}`;
    if (leaked.length > 0) this.faults.push(`${about} tells ${leaked.slice(0, 3).join(', ')}`);
    if (status >= 500) this.faults.push(about);
    if (path.includes(`store=${other.slug}`) && status < 400 && !OF_NO_STORE.some((each) => path.startsWith(each)))
      this.faults.push(`${about} although it names ${other.slug}`);
  }
}

/** Ids, numbers and texts that only data of the store contains. */
const factsOf = ({ id, mark, orders, job }: PopulatedStore): string[] => [
  id,
  mark,
  job,
  ...orders.flatMap((order) => [order.id, order.orderNumber]),
];

/** Calls a route with every id of another store in its path, and every query about it. */
export async function askFor(
  asked: Asked,
  call: Call,
  person: Person,
  other: PopulatedStore,
  { products }: TwoStores,
): Promise<void> {
  const { method } = call;
  const ids = /:\w/.test(call.path) ? [other.orders[0]?.id ?? '', other.job, other.id, products[0] ?? ''] : [''];
  for (const id of ids) {
    const path = call.path
      .replace(':day', '2026-12-24')
      .replace(':productId', products[0] ?? '')
      .replaceAll(/:\w+/g, id);
    const body = method === 'GET' ? null : bodyAbout(call, other);
    const named = [`store=${other.slug}`, ...(method === 'GET' ? questionsOf(call, other) : [])];
    // A change without a store applies to the caller's store, unless the path names a row.
    const unnamed = method === 'GET' || (id !== '' && id !== products[0]) ? [''] : [];
    for (const query of [...unnamed, ...named.map((each) => `?${each}`)])
      await asked.search(person, method, path + query, body, other);
  }
}

/** The example body from the API's description, with references to the other store where possible. */
function bodyAbout({ body }: Call, { orders, slug, id }: PopulatedStore): object {
  const references = { orderIds: orders.map((order) => order.id), stores: [slug], store: slug, storeIds: [id] };
  return { ...body, ...Object.fromEntries(Object.entries(references).filter(([key]) => body !== null && key in body)) };
}

function questionsOf({ queries }: Call, { mark, orders, job, id, staff }: PopulatedStore): string[] {
  const [order] = orders;
  const values: Record<string, readonly string[]> = {
    q: [mark, order?.orderNumber ?? ''],
    search: [mark],
    restaurant: [order?.restaurantName ?? ''],
    orderNumber: [order?.orderNumber ?? ''],
    orderIds: [
      `${orders
        .map((each) => each.id)
        .slice(0, 100)
        .join(',')}&format=csv`,
    ],
    job: [job],
    subject: [`restaurant-order:${order?.id}`, `store:${id}`, `export:${job}`, 'restaurant-order'],
    type: ['restaurant-order', 'store', 'product'],
    user: staff.map(({ username }) => username),
    by: ['store'],
    limit: ['100'],
    sort: ['restaurantName'],
  };
  return queries.flatMap((name) =>
    (values[name] ?? []).map((value) => `${name}=${name === 'orderIds' ? value : encodeURIComponent(value)}`),
  );
}
