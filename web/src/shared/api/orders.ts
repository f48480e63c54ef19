import type {
  DaySheet,
  DeletedOrder,
  ExportFormat,
  OrderBatchDeletion,
  OrderBatchResult,
  OrderBatchStatusChange,
  OrderExportJob,
  OrderExportRequest,
  OrderFacets,
  OrderHistory,
  OrderPage,
  OrderSelection,
  OrderStats,
  PickList,
  RestaurantOrder,
} from '@larder/contracts';
import type { OrderStatus } from '@larder/kernel';
import { queryOptions } from '@tanstack/react-query';
import { staffKeys } from '../query/staff-keys.ts';
import { fetchFile, type ReceivedFile } from './file-answer.ts';
import { requestJson } from './http.ts';
import { staffQuery } from './staff-query.ts';

const ORDERS = '/api/admin/restaurant/orders';
const orderPath = (id: string): string => `${ORDERS}/${encodeURIComponent(id)}`;

/** A page of the list; the query is that of GET …/orders/page. */
export const fetchOrderPage = (query: string, signal?: AbortSignal): Promise<OrderPage> =>
  requestJson<OrderPage>(`${ORDERS}/page?${query}`, { signal, staff: true });

/** All orders matching a filter, for "select all", up to the limit of a selection. */
export const fetchSelection = (filter: string, signal?: AbortSignal): Promise<OrderSelection> =>
  requestJson<OrderSelection>(`${ORDERS}/selection?${filter}`, { signal, staff: true });

/** @param store a store's short name; null for all stores of the user. */
export const orderStatsQuery = (store: string | null) =>
  staffQuery<OrderStats>(
    [...staffKeys.orderStats, store ?? ''],
    `/api/admin/restaurant/stats${store === null ? '' : `?store=${encodeURIComponent(store)}`}`,
  );

/** Statistics with the figures of each store. */
export const storeStatsQuery = staffQuery<OrderStats>(
  [...staffKeys.orderStats, 'by', 'store'],
  '/api/admin/restaurant/stats?by=store',
);

export const orderFacetsQuery = staffQuery<OrderFacets>(staffKeys.orderFacets, `${ORDERS}/facets`);

const dayQuery = <T>(kind: 'day-sheet' | 'pick-list', store: string | null, day: string) =>
  staffQuery<T>(
    staffKeys.orderDay(kind, store, day),
    `${ORDERS}/${kind}?day=${day}${store === null ? '' : `&store=${encodeURIComponent(store)}`}`,
  );

/** @param store null if there is only one */
export const daySheetQuery = (store: string | null, day: string) => dayQuery<DaySheet>('day-sheet', store, day);

/** @param store null if there is only one */
export const pickListQuery = (store: string | null, day: string) => dayQuery<PickList>('pick-list', store, day);

export function orderQuery(id: string) {
  return queryOptions({ queryKey: staffKeys.order(id), queryFn: ({ signal }) => fetchOrder(id, signal) });
}

export const fetchOrder = (id: string, signal?: AbortSignal): Promise<RestaurantOrder> =>
  requestJson<RestaurantOrder>(orderPath(id), { signal, staff: true });

export const orderHistoryQuery = (id: string) =>
  staffQuery<OrderHistory>(staffKeys.orderHistory(id), `${orderPath(id)}/history`);

/** Without a version the last write wins, as in the specification's call. */
export const moveOrder = (id: string, status: OrderStatus, version?: number): Promise<RestaurantOrder> =>
  requestJson<RestaurantOrder>(`${orderPath(id)}/status`, {
    method: 'PATCH',
    body: { status, version },
    staff: true,
  });

export const deleteOrder = (id: string): Promise<DeletedOrder> =>
  requestJson<DeletedOrder>(orderPath(id), { method: 'DELETE', staff: true });

/** Moves the orders of one batch. The answer has the result of each. */
export const moveOrders = (change: OrderBatchStatusChange): Promise<OrderBatchResult> =>
  requestJson<OrderBatchResult>(`${ORDERS}/batch/status`, { method: 'POST', body: change, staff: true });

export const deleteOrders = (deletion: OrderBatchDeletion): Promise<OrderBatchResult> =>
  requestJson<OrderBatchResult>(`${ORDERS}/batch/delete`, { method: 'POST', body: deletion, staff: true });

/** Starts an export that may take a while. */
export function startExport(
  request: OrderExportRequest,
  store: string | null,
  signal?: AbortSignal,
): Promise<OrderExportJob> {
  return requestJson<OrderExportJob>(`${ORDERS}/exports${store === null ? '' : `?store=${store}`}`, {
    method: 'POST',
    body: request,
    signal,
    staff: true,
  });
}

export const fetchExport = (id: string, signal?: AbortSignal): Promise<OrderExportJob> =>
  requestJson<OrderExportJob>(`${ORDERS}/exports/${encodeURIComponent(id)}`, { signal, staff: true });

/** The PDF of one order. */
export const fetchOrderPdf = (orderNumber: string): Promise<ReceivedFile> =>
  fetchFile(`${ORDERS}/export/pdf?orderNumber=${encodeURIComponent(orderNumber)}`, `order_${orderNumber}.pdf`);

/** The file of a few orders. */
export const fetchBulkExport = (ids: readonly string[], format: ExportFormat): Promise<ReceivedFile> =>
  fetchFile(`${ORDERS}/export/bulk?orderIds=${ids.join(',')}&format=${format}`, `restaurant_orders.${format}`);
