import type { PricePreview, Product, Screen, StaffUser, Store } from '@larder/contracts';
import { FIRST_MEAT_BOARD, FIRST_TERMINAL, type MeatBoardConfig, type TerminalConfig } from '@larder/kernel';
import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { previewQuery } from '../../../shared/api/price-batches.ts';
import { screensQuery } from '../../../shared/api/screens.ts';
import { Loaded } from '../../../shared/kit/loaded.tsx';
import { isChainAdmin } from '../../../shared/session/chain-admin.ts';
import type { SignageProduct } from '../../../shared/signage/signage-snapshot.ts';
import { fromWallClock } from '../../../shared/time/store-time.ts';
import { namesOf } from '../../../shared/ui/both-names.tsx';
import { SelectField, TextField } from '../../../shared/ui/fields.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { previewTexts as texts } from '../../../texts/products/preview.ts';
import { CodeSheet } from './code-sheet.tsx';
import { PriceDifferences } from './price-differences.tsx';

interface Lists {
  /** The future and the current products. */
  products: readonly SignageProduct[];
  now: readonly SignageProduct[];
}

/** The boards of other features for previews. */
export interface PreviewPictures {
  Board: ComponentType<{ products: readonly Product[] }>;
  MeatBoard: ComponentType<Lists & { setUp: MeatBoardConfig }>;
  Terminal: ComponentType<Lists & { setUp: TerminalConfig; at: string; zone: string }>;
}

interface PreviewDialogProps {
  user: StaffUser;
  stores: readonly Store[];
  /** The initial store and local time. */
  store: string;
  at: string;
  pictures: PreviewPictures;
  onClose: () => void;
}

/** The future prices of a store as its viewers will see them, and the differences from now. */
export function PreviewDialog({ user, stores, pictures, onClose, ...first }: PreviewDialogProps) {
  const [slug, setSlug] = useState(first.store);
  const [at, setAt] = useState(first.at);
  const [chosen, setViewer] = useState('shopper');
  const [code, setCode] = useState('');
  const screens = useScreensOf(user, slug);
  const viewers = viewersFor(user, screens);
  // Each store has different screens.
  const viewer = viewers.some(({ value }) => value === chosen) ? chosen : 'shopper';
  const store = stores.find((each) => each.slug === slug) ?? stores[0];
  const instant = store === undefined ? null : fromWallClock(at, store.timeZone);
  return (
    <Dialog title={texts.title} size="wide" onCloseRequest={onClose}>
      <div className="grid gap-4">
        <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {stores.length > 1 && (
            <SelectField
              label={texts.store}
              value={slug}
              options={stores.map((each) => ({ value: each.slug, label: namesOf(each)[0].text }))}
              onChange={({ target }) => setSlug(target.value)}
            />
          )}
          <TextField
            label={texts.at}
            hint={texts.atHint}
            type="datetime-local"
            value={at}
            error={instant === null ? texts.invalid : null}
            onChange={({ target }) => setAt(target.value)}
          />
          <SelectField
            label={texts.as}
            value={viewer}
            options={viewers}
            onChange={({ target }) => setViewer(target.value)}
          />
          {viewer === 'code' && (
            <TextField
              label={texts.code}
              hint={texts.codeHint}
              value={code}
              maxLength={8}
              autoComplete="off"
              className="uppercase"
              onChange={({ target }) => setCode(target.value)}
            />
          )}
        </div>
        {store !== undefined &&
          instant !== null &&
          (viewer === 'code' ? (
            <CodeSheet store={store} code={code} at={instant} />
          ) : (
            <RetailPreview
              store={store}
              at={instant}
              viewer={viewer}
              screen={screens.find(({ id }) => id === viewer)}
              pictures={pictures}
            />
          ))}
      </div>
    </Dialog>
  );
}

const NONE: readonly Screen[] = [];

/** The paired screens of the store: only administrators of the chain may read them. */
function useScreensOf(user: StaffUser, store: string): readonly Screen[] {
  const all = useQuery({ ...screensQuery, refetchInterval: false, enabled: isChainAdmin(user) }).data?.screens ?? NONE;
  return all.filter((screen) => screen.store === store);
}

/** A board with default settings, the screens of the store, and codes for those who may see them. */
function viewersFor(user: StaffUser, screens: readonly Screen[]): { value: string; label: string }[] {
  return [
    { value: 'shopper', label: texts.shopper },
    { value: 'meatprices', label: texts.meatBoard },
    { value: 'meatpriceairport', label: texts.terminal },
    ...screens.map(({ id, name }) => ({ value: id, label: texts.screen(name) })),
    ...(isChainAdmin(user) ? [{ value: 'code', label: texts.restaurant }] : []),
  ];
}

interface RetailPreviewProps {
  store: Store;
  at: string;
  viewer: string;
  screen: Screen | undefined;
  pictures: PreviewPictures;
}

function RetailPreview({ store, at, viewer, screen, pictures }: RetailPreviewProps) {
  const as = viewer === 'shopper' ? 'shopper' : 'tv';
  const [now] = useState(() => new Date().toISOString());
  const today = useQuery(previewQuery(store.slug, now, as));
  const then = useQuery(previewQuery(store.slug, at, as));
  const { Board, MeatBoard, Terminal } = pictures;
  const picture = (before: PricePreview, after: PricePreview) => {
    const lists = { products: after.products, now: before.products };
    if (as === 'shopper') return <Board products={after.products} />;
    return (screen?.board ?? viewer) === 'meatpriceairport' ? (
      <Terminal {...lists} setUp={screen?.terminal ?? FIRST_TERMINAL} at={at} zone={store.timeZone} />
    ) : (
      <MeatBoard {...lists} setUp={screen?.meatBoard ?? FIRST_MEAT_BOARD} />
    );
  };
  return (
    <Loaded query={today} loading={texts.loading} failed={texts.failed}>
      {(before) => (
        <Loaded query={then} loading={texts.loading} failed={texts.failed}>
          {(after) => (
            <>
              <PriceDifferences before={before.products} after={after.products} slips={after.slips} />
              {picture(before, after)}
            </>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}
