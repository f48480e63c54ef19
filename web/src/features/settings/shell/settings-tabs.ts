import type { StaffUser } from '@larder/contracts';
import { lazy, type ComponentType } from 'react';
import { settingsTexts } from '../../../texts/settings/page.ts';

export interface TabProps {
  user: StaffUser;
  /** A tab that was looked at stays as it was while another one is shown, but asks the server for nothing. */
  shown: boolean;
}

export interface SettingsTab {
  id: string;
  label: string;
  Content: ComponentType<TabProps>;
}

const { tabs } = settingsTexts;

/** The tabs in their order; the first is shown to whoever names none. */
export const SETTINGS_TABS: readonly [SettingsTab, ...SettingsTab[]] = [
  {
    id: 'overview',
    label: tabs.overview,
    Content: lazy(async () => ({ default: (await import('../overview/overview-tab.tsx')).OverviewTab })),
  },
  {
    id: 'performance',
    label: tabs.performance,
    Content: lazy(async () => ({ default: (await import('../performance/performance-tab.tsx')).PerformanceTab })),
  },
  {
    id: 'database',
    label: tabs.database,
    Content: lazy(async () => ({ default: (await import('../database/database-tab.tsx')).DatabaseTab })),
  },
  {
    id: 'security',
    label: tabs.security,
    Content: lazy(async () => ({ default: (await import('../security/security-tab.tsx')).SecurityTab })),
  },
  {
    id: 'guide',
    label: tabs.guide,
    Content: lazy(async () => ({ default: (await import('../guide/guide-tab.tsx')).GuideTab })),
  },
];
