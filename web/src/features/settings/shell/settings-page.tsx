import type { StaffUser } from '@larder/contracts';
import '../../../shared/styles/staff-lists.css';
import { PageTabs } from '../../../shared/kit/page-tabs.tsx';
import { StaffPage } from '../../../shared/kit/staff-page.tsx';
import { PATHS } from '../../../shared/routing/paths.ts';
import { Link } from '../../../shared/routing/router.ts';
import { isChainAdmin } from '../../../shared/session/chain-admin.ts';
import { useFetchWhenIdle } from '../../../shared/ui/fetch-when-idle.ts';
import { Announcer } from '../../../shared/ui/live/announcer.tsx';
import { part } from '../../../shared/ui/part.tsx';
import { settingsTexts } from '../../../texts/settings/page.ts';
import { securityTexts } from '../../../texts/settings/security.ts';
import { signInTexts } from '../../../texts/sign-in.ts';
import { roleNames } from '../../../texts/words.ts';
import type { ShopParts } from '../shop/shop-tab.tsx';
import { PanelFacts } from './panel.tsx';
import { useSettingsAddress } from './use-settings-address.ts';

const { tabs } = settingsTexts;

const TABS = [
  { id: 'overview', label: tabs.overview },
  { id: 'shop', label: tabs.shop },
  { id: 'performance', label: tabs.performance },
  { id: 'database', label: tabs.database },
  { id: 'security', label: tabs.security },
  { id: 'guide', label: tabs.guide },
] as const;

/** The tabs for administrators of some stores, who do not manage the whole chain. */
const STORE_TABS = [
  { id: 'shop', label: tabs.shop },
  { id: 'security', label: tabs.security },
  { id: 'guide', label: tabs.guide },
] as const;

const TAB = {
  lost: settingsTexts.tabLost,
  waiting: <output className="late block py-8">{settingsTexts.loadingTab}</output>,
};
const CONTENTS = {
  overview: part(async () => (await import('../overview/overview-tab.tsx')).OverviewTab, TAB),
  shop: part(async () => (await import('../shop/shop-tab.tsx')).ShopTab, TAB),
  performance: part(async () => (await import('../performance/performance-tab.tsx')).PerformanceTab, TAB),
  database: part(async () => (await import('../database/database-tab.tsx')).DatabaseTab, TAB),
  security: part(async () => (await import('../security/security-tab.tsx')).SecurityTab, TAB),
  guide: part(async () => (await import('../guide/guide-tab.tsx')).GuideTab, TAB),
};

/** The state of the system, and actions to manage it. */
export function SettingsPage({ user, shop }: { user: StaffUser; shop: ShopParts }) {
  const ofChain = isChainAdmin(user);
  useFetchWhenIdle(...(ofChain ? [...Object.values(CONTENTS), CreateBackupDialog, RestoreDialog] : []));
  if (user.role !== 'admin') return <SettingsDenied user={user} />;
  return (
    <StaffPage
      name="settings"
      texts={settingsTexts}
      className="grid-cols-1 gap-3"
      actions={
        ofChain && (
          <Link to={PATHS.stores.path} className="button" data-tone="plain">
            {settingsTexts.stores}
          </Link>
        )
      }
      beside={
        <>
          {ofChain && <SettingsDialogs />}
          <Announcer />
        </>
      }
    >
      <PageTabs label={settingsTexts.tabsLabel} tabs={ofChain ? TABS : STORE_TABS} keepOpened>
        {(tab, shown) => {
          const Content = CONTENTS[tab];
          return <Content user={user} shown={shown} shop={shop} />;
        }}
      </PageTabs>
    </StaffPage>
  );
}

/** Shown to staff who are not administrators. Sends no requests. */
function SettingsDenied({ user }: { user: StaffUser }) {
  return (
    <main id="main" data-page="settings" className="grid max-w-2xl gap-5 px-4 py-5 md:px-6 lg:px-8">
      <title>{settingsTexts.pageTitle}</title>
      <h1 tabIndex={-1} className="text-3xl font-extrabold">
        {settingsTexts.title}
      </h1>
      <p role="alert" className="border-l-4 border-price bg-price-tint px-4 py-3 font-semibold text-danger-ink">
        {settingsTexts.denied}
      </p>
      <PanelFacts
        items={[
          [securityTexts.username, user.username],
          [securityTexts.role, roleNames[user.role]],
        ]}
      />
      <p>
        <Link to={PATHS.products.path} className="button" data-tone="primary">
          {signInTexts.openProducts}
        </Link>
      </p>
    </main>
  );
}

const DIALOG = { place: 'over', lost: settingsTexts.dialogLost } as const;
const CreateBackupDialog = part(
  async () => (await import('../backup-dialogs/create-backup-dialog.tsx')).CreateBackupDialog,
  DIALOG,
);
const RestoreDialog = part(async () => (await import('../backup-dialogs/restore-dialog.tsx')).RestoreDialog, DIALOG);

/** Dialogs that several tabs open. The open one is in the address. */
function SettingsDialogs() {
  const { dialog, openDialog, closeDialog } = useSettingsAddress();
  return (
    <>
      {dialog === 'create-backup' && <CreateBackupDialog onClose={closeDialog} />}
      {dialog === 'restore' && (
        <RestoreDialog onClose={closeDialog} onBackupFirst={() => openDialog('create-backup')} />
      )}
    </>
  );
}
