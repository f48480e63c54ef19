import type { PickList, PickListCategory, PickListProduct, RestaurantCategory } from '@larder/contracts';
import { useQuery } from '@tanstack/react-query';
import { Snowflake } from 'lucide-react';
import { categoriesQuery } from '../../../shared/api/restaurant-categories.ts';
import { BothNames } from '../../../shared/ui/both-names.tsx';
import { TableHead } from '../../../shared/ui/table-head.tsx';
import { dayTexts as texts } from '../../../texts/restaurant-orders/day.ts';
import { detailTexts } from '../../../texts/restaurant-orders/detail.ts';

interface PickGroup {
  category: string;
  chineseName: string | null;
  /** Whether the category has the snowflake icon. */
  isCold: boolean;
  products: readonly PickListProduct[];
}

/** Chilled and frozen products are picked last, together; otherwise the order is kept. */
export function pickGroups(
  list: readonly PickListCategory[],
  categories: readonly Pick<RestaurantCategory, 'name' | 'chineseName' | 'icon'>[],
): PickGroup[] {
  const known = new Map(categories.map((each) => [each.name.toLowerCase(), each]));
  const groups = list.map(({ category, products }): PickGroup => {
    const look = known.get(category.toLowerCase());
    return { category, products, chineseName: look?.chineseName ?? null, isCold: look?.icon === 'Snowflake' };
  });
  return [...groups.filter(({ isCold }) => !isCold), ...groups.filter(({ isCold }) => isCold)];
}

const NONE: readonly RestaurantCategory[] = [];

/** Each product once, with the total of the day's orders. */
export function PickListLines({ list }: { list: PickList }) {
  // The order service has only names; catalog knows which categories are cold, and the list does not wait for it.
  const categories = useQuery(categoriesQuery);
  const groups = pickGroups(list.categories, categories.data ?? NONE);
  return (
    <>
      {categories.isError && categories.data === undefined && (
        <p role="alert" className="pt-3 text-price">
          {texts.coldUnknown}
        </p>
      )}
      {groups.map((group) => (
        <Group key={group.category} group={group} />
      ))}
    </>
  );
}

function Group({ group }: { group: PickGroup }) {
  return (
    <section aria-label={group.category} className="pt-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 pb-1 break-after-avoid">
        <h3 className="text-lg font-extrabold">
          <BothNames of={{ name: group.category, chineseName: group.chineseName }} second="font-semibold" />
        </h3>
        {group.isCold && (
          <p className="flex items-center gap-1.5 border-2 border-link px-2 font-semibold text-link print:border-black print:text-black">
            <Snowflake size={16} strokeWidth={2} aria-hidden />
            {texts.cold}
          </p>
        )}
      </header>
      <table className="w-full border-collapse print:text-[11pt] print:leading-tight [&_:is(td,th)]:py-1.5 [&_:is(td,th)]:pr-3 [&_:is(td,th)]:text-left [&_:is(td,th)]:align-top [&_thead_th]:border-b-2 [&_thead_th]:border-ink [&_thead_th]:font-semibold">
        <TableHead
          columns={[
            [
              <span key="picked" className="sr-only">
                {texts.picked}
              </span>,
              'w-px',
            ],
            texts.product,
            texts.quantity,
            [texts.ofOrders, 'w-2/5 pr-0! max-sm:hidden'],
          ]}
        />
        <tbody>
          {group.products.map((product) => (
            <Product key={`${product.id} ${product.unit}`} product={product} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Product({ product }: { product: PickListProduct }) {
  const { quantity, unit } = product;
  const orders = product.orders.map((order) => (
    <span key={order.orderNumber} className="mr-3 inline-block sm:whitespace-nowrap">
      {texts.times(order.orderNumber, order.quantity.toLocaleString('en'))}
    </span>
  ));
  return (
    <tr className="break-inside-avoid border-t border-hairline print:border-black">
      <td aria-label={texts.picked}>
        <span className="mt-1 inline-block size-4 border-2 border-ink" />
      </td>
      <th scope="row" className="wrap-anywhere">
        <BothNames of={product} second="block font-normal text-ink-2 print:text-black" />
        <span className="text-sm font-normal sm:hidden">{orders}</span>
      </th>
      <td className="text-lg font-bold whitespace-nowrap tabular-nums">{detailTexts.quantity(quantity, unit)}</td>
      <td className="pr-0! text-sm tabular-nums max-sm:hidden">{orders}</td>
    </tr>
  );
}
