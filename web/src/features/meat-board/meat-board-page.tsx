import { formatMoney } from '@larder/kernel';
import type { AssignedBoard } from '../../shared/signage/assigned-board.ts';
import { useSignage } from '../../shared/signage/use-signage.ts';

/** `assigned` is what the back office set up for a paired screen; null on a screen that sets itself up. */
export function MeatBoardPage({ assigned }: { assigned: AssignedBoard | null }) {
  const { products } = useSignage();
  return (
    <main data-store={assigned?.store}>
      <h1>Meat prices</h1>
      <ul>
        {(products ?? []).map(({ id, description, ourPrice }) => (
          <li key={id}>
            {description} {formatMoney(ourPrice)}
          </li>
        ))}
      </ul>
    </main>
  );
}
