import './order-detail.css';
import type { RestaurantOrder, StaffUser } from '@larder/contracts';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../shared/api/api-error.ts';
import { orderQuery } from '../../../shared/api/orders.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { detailTexts } from '../../../texts/restaurant-orders/detail.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderProgress } from './order-progress.tsx';
import { OrderTimeline } from './order-timeline.tsx';

interface OrderDialogProps {
  id: string;
  /** What the list knows of it, until the order itself has arrived. */
  known: RestaurantOrder | undefined;
  user: StaffUser;
  timeZone: string;
  now: Date;
  onPrint: (order: RestaurantOrder) => void;
  onClose: () => void;
}

/** One order, and what may be done with it. */
export function OrderDialog({ id, known, user, timeZone, now, onPrint, onClose }: OrderDialogProps) {
  const found = useQuery({ ...orderQuery(id), placeholderData: known });
  const isGone = found.error instanceof ApiError && found.error.status === 404;
  const order = isGone ? undefined : found.data;
  const admin = user.role === 'admin';
  return (
    <Dialog
      open
      size="wide"
      title={detailTexts.title(order?.orderNumber ?? '')}
      description={order?.restaurantName}
      onCloseRequest={onClose}
      footer={
        order === undefined ? undefined : (
          <OrderActions order={order} admin={admin} onPrint={onPrint} onClose={onClose} />
        )
      }
    >
      {order === undefined &&
        (found.isError ? (
          <ErrorState onRetry={() => void found.refetch()}>
            <p className="font-semibold">{detailTexts.loadError}</p>
            <p>{found.error.message}</p>
          </ErrorState>
        ) : (
          <output className="late block py-8 text-ink-2">{detailTexts.loading}</output>
        ))}
      {order !== undefined && (
        <div className="order-detail">
          <OrderProgress order={order} role={user.role} timeZone={timeZone} now={now} />
          <OrderFacts order={order} />
          <OrderItems order={order} />
          {order.notes !== null && order.notes !== '' && (
            <section>
              <h3 className="detail-heading">{detailTexts.notes}</h3>
              <p className="order-notes">{order.notes}</p>
            </section>
          )}
          <OrderTimeline order={order} admin={admin} timeZone={timeZone} now={now} />
        </div>
      )}
    </Dialog>
  );
}
