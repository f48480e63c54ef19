import type { StaffUser } from '@larder/contracts';
import '../../../shared/styles/staff-lists.css';
import { ROLE_LABELS } from '@larder/kernel';
import { lazy, Suspense } from 'react';
import { PageTabs } from '../../../shared/kit/page-tabs.tsx';
import { StaffPage } from '../../../shared/kit/staff-page.tsx';
import { SignOutButton } from '../../../shared/session/sign-out.tsx';
import { Announcer } from '../../../shared/ui/live/announcer.tsx';
import { settingsTexts } from '../../../texts/settings/page.ts';
import { securityTexts } from '../../../texts/settings/security.ts';
import { PanelFacts } from './panel.tsx';
import { useSettingsAddress } from './use-settings-address.ts';

const { tabs } = settingsTexts;

const TABS = [
  { id: 'overview', label: tabs.overview },
  { id: 'performance', label: tabs.performance },
  { id: 'database', label: tabs.database },
  { id: 'security', label: tabs.security },
  { id: 'guide', label: tabs.guide },
] as const;

const CONTENTS = {
  overview: lazy(async () => ({ default: (await import('../overview/overview-tab.tsx')).OverviewTab })),
  performance: lazy(async () => ({ default: (await import('../performance/performance-tab.tsx')).PerformanceTab })),
  database: lazy(async () => ({ default: (await import('../database/database-tab.tsx')).DatabaseTab })),
  security: lazy(async () => ({ default: (await import('../security/security-tab.tsx')).SecurityTab })),
  guide: lazy(async () => ({ default: (await import('../guide/guide-tab.tsx')).GuideTab })),
};

/** How the system is and what can be done about it. */
export function SettingsPage({ user }: { user: StaffUser }) {
  if (user.role !== 'admin') return <SettingsDenied user={user} />;
  return (
    <StaffPage
      name="settings"
      texts={settingsTexts}
      className="grid-cols-1 gap-5"
      beside={
        <>
          <SettingsDialogs />
          <Announcer />
        </>
      }
    >
      <PageTabs label={settingsTexts.tabsLabel} tabs={TABS} keepOpened>
        {(tab, shown) => {
          const Content = CONTENTS[tab];
          return (
            <Suspense fallback={<output className="late block py-8">{settingsTexts.loadingTab}</output>}>
              <Content user={user} shown={shown} />
            </Suspense>
          );
        }}
      </PageTabs>
    </StaffPage>
  );
}

/** Shown to staff who are not administrators. Asks nothing of the server. */
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
          [securityTexts.role, ROLE_LABELS[user.role]],
        ]}
      />
      <div>
        <SignOutButton />
      </div>
    </main>
  );
}

const CreateBackupDialog = lazy(async () => ({
  default: (await import('../backup-dialogs/create-backup-dialog.tsx')).CreateBackupDialog,
}));
const RestoreDialog = lazy(async () => ({
  default: (await import('../backup-dialogs/restore-dialog.tsx')).RestoreDialog,
}));

/** The dialogs that more than one tab opens. Which one is open is in the address. */
function SettingsDialogs() {
  const { dialog, openDialog, closeDialog } = useSettingsAddress();
  return (
    <Suspense>
      {dialog === 'create-backup' && <CreateBackupDialog onClose={closeDialog} />}
      {dialog === 'restore' && (
        <RestoreDialog onClose={closeDialog} onBackupFirst={() => openDialog('create-backup')} />
      )}
    </Suspense>
  );
}
