import type { PriceProof, ShownOnScreens } from '@larder/contracts';
import { TERMINAL_CATEGORIES } from '@larder/kernel';
import { requestJson } from './http.ts';

/** A product's price at a time, and the screens that showed it; null if screens never show it. */
export interface ProvenPrices {
  proof: PriceProof;
  shown: ShownOnScreens | null;
}

/** @param store its short name; null for the chain's list */
export async function fetchPriceAt(
  id: string,
  { store, at }: { store: string | null; at: string },
  signal?: AbortSignal,
): Promise<ProvenPrices> {
  const options = { signal, staff: true };
  const ofStore = store === null ? '' : `&store=${encodeURIComponent(store)}`;
  const path = `/api/admin/products/${encodeURIComponent(id)}/price-at?at=${encodeURIComponent(at)}${ofStore}`;
  const proof = await requestJson<PriceProof>(path, options);
  const { ourPrice, category, active } = proof;
  const onScreens = active && (TERMINAL_CATEGORIES as readonly string[]).includes(category);
  if (ourPrice === null || !onScreens) return { proof, shown: null };
  const until = ourPrice.untilRevision === null ? '' : `&until=${ourPrice.untilRevision}`;
  const screens = `/api/admin/system/screens/shown?from=${ourPrice.revision}${until}${ofStore}`;
  return { proof, shown: await requestJson<ShownOnScreens>(screens, options) };
}
