import '../../../shared/styles/page-tabs.css';
import '../../../shared/styles/products.css';
import './settings.css';
import type { StaffUser } from '@larder/contracts';
import { Tabs } from 'radix-ui';
import { Suspense, useState, type ReactNode, lazy } from 'react';
import { Announcer } from '../../../shared/ui/live/announcer.tsx';
import { TooltipProvider } from '../../../shared/ui/overlays/tooltip.tsx';
import { SkipLink } from '../../../shared/ui/skip-link.tsx';
import { settingsTexts } from '../../../texts/settings/page.ts';
import { SETTINGS_TABS } from './settings-tabs.ts';
import { useSettingsAddress } from './use-settings-address.ts';

interface SettingsPageProps {
  user: StaffUser;
  signOut: ReactNode;
}

const FIRST = SETTINGS_TABS[0];

/** How the system is and what can be done about it. Which tab is shown stands in the address. */
export function SettingsPage({ user, signOut }: SettingsPageProps) {
  const address = useSettingsAddress();
  const current = (SETTINGS_TABS.find(({ id }) => id === address.tab) ?? FIRST).id;
  const [visited, setVisited] = useState<readonly string[]>([current]);
  if (!visited.includes(current)) setVisited([...visited, current]);
  return (
    <TooltipProvider>
      <title>{settingsTexts.pageTitle}</title>
      <SkipLink />
      <main id="main" data-page="settings" className="grid grid-cols-1 gap-5 px-4 py-5 md:px-6 lg:px-8">
        <header className="flex flex-wrap items-start justify-between gap-3">
          <div>
            <h1 tabIndex={-1} className="text-3xl font-extrabold">
              {settingsTexts.title}
            </h1>
            <p className="text-ink-2">{settingsTexts.subtitle}</p>
          </div>
          {signOut}
        </header>
        {/* By hand: otherwise press and focus would each choose the tab, and Back would need two steps. */}
        <Tabs.Root
          activationMode="manual"
          value={current}
          onValueChange={(tab) => address.openTab(tab === FIRST.id ? null : tab)}
        >
          <Tabs.List className="page-tabs" aria-label={settingsTexts.tabsLabel}>
            {SETTINGS_TABS.map(({ id, label }) => (
              <Tabs.Trigger key={id} value={id}>
                {label}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {SETTINGS_TABS.map(({ id, Content }) => (
            <Tabs.Content key={id} value={id} forceMount hidden={id !== current} className="pt-5" tabIndex={-1}>
              {visited.includes(id) && (
                <Suspense fallback={<output className="late block py-8">{settingsTexts.loadingTab}</output>}>
                  <Content user={user} shown={id === current} />
                </Suspense>
              )}
            </Tabs.Content>
          ))}
        </Tabs.Root>
      </main>
      <SettingsDialogs />
      <Announcer />
    </TooltipProvider>
  );
}

const CreateBackupDialog = lazy(async () => ({
  default: (await import('../backup-dialogs/create-backup-dialog.tsx')).CreateBackupDialog,
}));
const RestoreDialog = lazy(async () => ({
  default: (await import('../backup-dialogs/restore-dialog.tsx')).RestoreDialog,
}));

/** The dialogs that more than one tab opens. Which one is open stands in the address. */
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
