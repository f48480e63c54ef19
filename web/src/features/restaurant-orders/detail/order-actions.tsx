import type { RestaurantOrder } from '@larder/contracts';
import { isCancellable } from '@larder/kernel';
import { FileText, Printer, Trash2, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { saveFile } from '../../../shared/api/file-answer.ts';
import { fetchOrderPdf } from '../../../shared/api/orders.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { detailTexts } from '../../../texts/restaurant-orders/detail.ts';
import { orderToasts } from '../../../texts/restaurant-orders/toasts.ts';
import { problemOf, useDeleteOrder, useMoveOrder } from './use-change-order.ts';

interface OrderActionsProps {
  order: RestaurantOrder;
  admin: boolean;
  onPrint: (order: RestaurantOrder) => void;
  onClose: () => void;
}

/** The order's actions, with Delete set apart. */
export function OrderActions({ order, admin, onPrint, onClose }: OrderActionsProps) {
  const [asking, setAsking] = useState<'cancel' | 'delete' | null>(null);
  return (
    <>
      {admin && (
        <Button icon={Trash2} className="mr-auto text-price" onClick={() => setAsking('delete')}>
          {detailTexts.delete}
        </Button>
      )}
      {admin && isCancellable(order.status) && (
        <Button icon={X} onClick={() => setAsking('cancel')}>
          {detailTexts.cancel}
        </Button>
      )}
      <PdfButton orderNumber={order.orderNumber} />
      <Button icon={Printer} onClick={() => onPrint(order)}>
        {detailTexts.print}
      </Button>
      {asking === 'cancel' && <CancelQuestion order={order} onDone={() => setAsking(null)} />}
      {asking === 'delete' && <DeleteQuestion order={order} onDone={() => setAsking(null)} onDeleted={onClose} />}
    </>
  );
}

function PdfButton({ orderNumber }: { orderNumber: string }) {
  const [state, setState] = useState<{ busy: boolean; problem: string | null }>({ busy: false, problem: null });
  const fetchPdf = async (): Promise<void> => {
    setState({ busy: true, problem: null });
    try {
      saveFile(await fetchOrderPdf(orderNumber));
      setState({ busy: false, problem: null });
    } catch (error) {
      setState({ busy: false, problem: sentenceOf(error, detailTexts.pdfFailed) });
    }
  };
  return (
    <>
      {state.problem !== null && (
        <p role="alert" className="flex-[1_0_100%] text-price font-semibold text-right">
          {state.problem}
        </p>
      )}
      <Button icon={FileText} aria-busy={state.busy} onClick={() => !state.busy && void fetchPdf()}>
        {state.busy ? detailTexts.pdfBusy : detailTexts.pdf}
      </Button>
    </>
  );
}

interface QuestionProps {
  order: RestaurantOrder;
  onDone: () => void;
}

function CancelQuestion({ order, onDone }: QuestionProps) {
  const move = useMoveOrder();
  return (
    <ConfirmDialog
      title={detailTexts.cancelTitle(order.orderNumber)}
      body={detailTexts.cancelBody(order.restaurantName)}
      confirmLabel={detailTexts.cancel}
      busyLabel={detailTexts.saving}
      cancelLabel={detailTexts.keep}
      busy={move.isPending}
      error={move.isError ? problemOf(move.error, orderToasts.moveOrder.failure.title) : null}
      onConfirm={() => move.mutate({ order, status: 'cancelled' }, { onSuccess: onDone })}
      onCancel={onDone}
    />
  );
}

function DeleteQuestion({ order, onDone, onDeleted }: QuestionProps & { onDeleted: () => void }) {
  const remove = useDeleteOrder(onDeleted);
  return (
    <ConfirmDialog
      title={detailTexts.deleteTitle(order.orderNumber)}
      body={detailTexts.deleteBody(order.restaurantName)}
      confirmLabel={detailTexts.delete}
      busyLabel={detailTexts.deleting}
      busy={remove.isPending}
      error={remove.isError ? problemOf(remove.error, orderToasts.deleteOrder.failure.fallback) : null}
      onConfirm={() => remove.mutate(order)}
      onCancel={onDone}
    >
      {order.status === 'delivered' && (
        <p className="border-l-6 border-price bg-price-tint px-3 py-2.5 text-danger-ink flex items-start gap-2 font-semibold">
          <TriangleAlert size={18} strokeWidth={1.75} className="mt-0.5 flex-none" aria-hidden />
          {detailTexts.deleteDelivered}
        </p>
      )}
    </ConfirmDialog>
  );
}
