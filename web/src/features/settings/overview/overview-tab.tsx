import { useQuery } from '@tanstack/react-query';
import { DatabaseBackup, type LucideIcon, RotateCcw, RotateCw } from 'lucide-react';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { systemInfoQuery } from '../../../shared/api/system.ts';
import { useStoreScope } from '../../../shared/kit/store-scope.tsx';
import { PATHS } from '../../../shared/routing/paths.ts';
import { Link } from '../../../shared/routing/router.ts';
import { ErrorState } from '../../../shared/ui/states.tsx';
import { overviewTexts } from '../../../texts/settings/overview.ts';
import { Panel } from '../shell/panel.tsx';
import { type TabProps, useSettingsAddress } from '../shell/use-settings-address.ts';
import { OrderingPanel } from './ordering-panel.tsx';

type CountName = keyof typeof overviewTexts.counts;

/** The pages that the counts link to. */
const COUNTS: readonly [CountName, address: string][] = [
  ['totalRetailProducts', PATHS.products.path],
  ['totalProducts', PATHS.restaurantProducts.path],
  ['totalOrders', PATHS.restaurantOrders.path],
  ['totalCustomers', PATHS.rebates.path],
  ['totalUsers', `${PATHS.products.path}?dialog=users`],
  ['totalRebates', PATHS.rebates.path],
  ['totalDiscountCodes', PATHS.discountCodes.path],
  ['totalTiers', `${PATHS.discountCodes.path}?tab=tiers`],
];

/** Counts of all records, and the most common actions. */
export function OverviewTab({ shown }: TabProps) {
  const info = useQuery({ ...systemInfoQuery, enabled: shown });
  const { data } = info;
  const { slug } = useStoreScope();
  return (
    <div className="grid gap-8">
      <Panel title={overviewTexts.title}>
        {data === undefined && info.isError ? (
          <ErrorState onRetry={() => void info.refetch()}>{sentenceOf(info.error, overviewTexts.loadError)}</ErrorState>
        ) : (
          <dl
            className="grid grid-cols-2 gap-px border border-edge bg-hairline md:grid-cols-4"
            aria-busy={data === undefined}
          >
            {COUNTS.map(([name, address]) => (
              <div className="relative grid content-start gap-1 pt-3 px-4 pb-4 bg-surface" key={name} data-count={name}>
                <dt>
                  <Link
                    to={address}
                    className="inline-flex min-h-8 items-center text-link underline underline-offset-4 after:absolute after:inset-0"
                  >
                    {overviewTexts.counts[name]}
                  </Link>
                </dt>
                <dd className="text-[1.875rem] leading-[1.2] font-extrabold wrap-anywhere">
                  {data === undefined ? (
                    <span className="skeleton block h-9 w-16">
                      <span className="sr-only">{overviewTexts.loading}</span>
                    </span>
                  ) : (
                    data[name].toLocaleString('en')
                  )}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Panel>
      <OrderingPanel store={slug} shown={shown} />
      <QuickActions />
    </div>
  );
}

function QuickActions() {
  const { openDialog } = useSettingsAddress();
  return (
    <Panel title={overviewTexts.actions}>
      <div className="grid gap-3 md:grid-cols-3">
        <Action
          icon={DatabaseBackup}
          name={overviewTexts.createBackup}
          hint={overviewTexts.createBackupHint}
          onPress={() => openDialog('create-backup')}
        />
        <Action
          icon={RotateCcw}
          name={overviewTexts.restoreData}
          hint={overviewTexts.restoreDataHint}
          onPress={() => openDialog('restore')}
        />
        <Action
          icon={RotateCw}
          name={overviewTexts.restart}
          hint={overviewTexts.restartHint}
          onPress={() => window.location.reload()}
        />
      </div>
    </Panel>
  );
}

interface ActionProps {
  icon: LucideIcon;
  name: string;
  hint: string;
  onPress: () => void;
}

function Action({ icon: Icon, name, hint, onPress }: ActionProps) {
  return (
    <button
      type="button"
      className="flex items-center gap-4 py-3.5 px-4.5 border border-edge rounded-control bg-surface text-left hover:bg-sunken"
      onClick={onPress}
    >
      <Icon size={24} strokeWidth={1.75} className="flex-none text-brand" aria-hidden />
      <span className="grid">
        <span className="font-semibold">{name}</span> <span className="text-sm text-ink-2">{hint}</span>
      </span>
    </button>
  );
}
