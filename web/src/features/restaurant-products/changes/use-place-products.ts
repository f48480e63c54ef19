import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { queryKeys } from '../../../shared/query/query-keys.ts';
import { toastTexts } from '../../../texts/toasts.ts';
import type { Placing } from '../model/swap-order.ts';
import type { WholesaleProduct } from '../model/wholesale-data.ts';
import { MOVING, placeProduct } from '../restaurant-api.ts';
import { problems } from './problems.ts';

const KEY = queryKeys.restaurantProducts;

/**
 * Gives products their places, one call each, one after the other: shown at once. Presses that follow quickly wait for each
 * other. When one is refused, the server's list says what has become of it.
 */
export function usePlaceProducts() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: MOVING,
    scope: { id: 'restaurant-product-order' },
    meta: toastTexts.moveRestaurantProduct,
    mutationFn: async (placings: readonly Placing[]) => {
      for (const { id, displayOrder } of placings) await placeProduct(id, displayOrder);
    },
    onMutate: async (placings) => {
      // In the same turn as the press: two quick presses must not both start from the order before the first.
      arrange(client, placings);
      await client.cancelQueries({ queryKey: KEY });
    },
    onSuccess: problems.clear,
    onError: (error) => {
      const { title, fallback } = toastTexts.moveRestaurantProduct.failure;
      problems.show({ title, detail: sentenceOf(error, fallback) });
    },
    onSettled: () => {
      // Not while a further press waits: the list would show the order before it.
      if (client.isMutating({ mutationKey: MOVING }) === 1) void client.invalidateQueries({ queryKey: KEY });
    },
  });
}

function arrange(client: QueryClient, placings: readonly Placing[]): void {
  const places = new Map(placings.map(({ id, displayOrder }) => [id, displayOrder]));
  client.setQueryData<WholesaleProduct[]>(KEY, (list) =>
    list?.map((product) => {
      const displayOrder = places.get(product.id);
      return displayOrder === undefined ? product : { ...product, displayOrder };
    }),
  );
}
