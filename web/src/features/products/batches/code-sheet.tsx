import type { DiscountedProduct, Store } from '@larder/contracts';
import { dayIn, formatFraction, formatMoney, readDiscountCode } from '@larder/kernel';
import { useQuery } from '@tanstack/react-query';
import { codePreviewQuery } from '../../../shared/api/price-batches.ts';
import { Loaded } from '../../../shared/kit/loaded.tsx';
import { BothNames } from '../../../shared/ui/both-names.tsx';
import { ScrollRegion } from '../../../shared/ui/scroll-region.tsx';
import { TableHead } from '../../../shared/ui/table-head.tsx';
import { previewTexts as texts } from '../../../texts/products/preview.ts';

/** The order sheet of a store as the holder of a code sees it. */
export function CodeSheet({ store, code, at }: { store: Store; code: string; at: string }) {
  const known = readDiscountCode(code);
  const sheet = useQuery({ ...codePreviewQuery(store.slug, known ?? ''), enabled: known !== null });
  if (known === null) return <p className="text-ink-2">{texts.enterCode}</p>;
  const day = dayIn(new Date(at), store.timeZone);
  return (
    <Loaded query={sheet} loading={texts.loading} failed={texts.failed}>
      {({ restaurantName, tier, tierName, products }) => (
        <>
          <p>
            <span className="font-semibold wrap-anywhere">{restaurantName}</span> {texts.codeOf(tierName ?? tier)}
          </p>
          <ScrollRegion className="max-h-[50vh] overflow-auto" label={texts.orderSheet}>
            <table className="figures-table">
              <TableHead
                columns={[
                  texts.columns.product,
                  [texts.columns.price, 'text-right'],
                  [texts.columns.withCode, 'text-right'],
                ]}
              />
              <tbody>
                {products.map((product) => (
                  <SheetRow key={product.id} product={product} day={day} />
                ))}
              </tbody>
            </table>
          </ScrollRegion>
        </>
      )}
    </Loaded>
  );
}

function SheetRow({ product, day }: { product: DiscountedProduct; day: string }) {
  const { name, chineseName = null, unit, originalPrice, discountedPrice, discountPercentage } = product;
  const isSoldOut = (product.soldOutUntil ?? '') >= day;
  return (
    <tr>
      <th scope="row" className="wrap-anywhere">
        <BothNames of={{ name, chineseName }} />
        {isSoldOut && <span className="block text-sm font-normal text-price">{texts.soldOut}</span>}
      </th>
      <td className="text-right">{`${formatMoney(originalPrice)} / ${unit}`}</td>
      <td className="text-right font-semibold">
        {formatMoney(discountedPrice)}
        {discountPercentage > 0 && (
          <span className="block text-sm font-normal text-ink-2">{`−${formatFraction(discountPercentage)}`}</span>
        )}
      </td>
    </tr>
  );
}
