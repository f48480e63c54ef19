import type { Product } from '@larder/contracts';
import { boardPictureTexts as texts } from '../../texts/products/preview.ts';
import { BOARD_SECTIONS } from './board-sections.ts';
import { ProductCard } from './product-card.tsx';

/** Rendering more takes a browser too long. */
const MOST_CARDS = 300;

/** The board as shoppers will see it, without controls. */
export function BoardPicture({ products }: { products: readonly Product[] }) {
  const shown = products.slice(0, MOST_CARDS);
  const groups = BOARD_SECTIONS.flatMap((section) => section.groups)
    .map((group) => ({ ...group, products: shown.filter(({ category }) => category === group.category) }))
    .filter((group) => group.products.length > 0);
  return (
    <figure aria-label={texts.board} className="border border-hairline bg-paper p-3 md:p-4">
      <div inert>
        {groups.map((group) => (
          <section key={group.category} data-category={group.category}>
            <h3 className="pt-3 text-xl font-extrabold category-ink">{group.title}</h3>
            <div className="@container pt-3">
              <ul className="product-grid">
                {group.products.map((product) => (
                  <ProductCard key={product.id} product={product} eager={false} />
                ))}
              </ul>
            </div>
          </section>
        ))}
      </div>
      {products.length > MOST_CARDS && <p className="pt-3 text-ink-2">{texts.more(products.length - MOST_CARDS)}</p>}
    </figure>
  );
}
