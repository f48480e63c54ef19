import './settings.css';
import type { StaffUser } from '@larder/contracts';
import { ROLE_LABELS } from '@larder/kernel';
import type { ReactNode } from 'react';
import { settingsTexts } from '../../../texts/settings/page.ts';
import { securityTexts } from '../../../texts/settings/security.ts';

interface SettingsDeniedProps {
  user: StaffUser;
  signOut: ReactNode;
}

/** In place of the settings, for those who are no administrators. Nothing is asked of the server. */
export function SettingsDenied({ user, signOut }: SettingsDeniedProps) {
  return (
    <main id="main" data-page="settings" className="grid max-w-2xl gap-5 px-4 py-5 md:px-6 lg:px-8">
      <title>{settingsTexts.pageTitle}</title>
      <h1 tabIndex={-1} className="text-3xl font-extrabold">
        {settingsTexts.title}
      </h1>
      <p role="alert" className="border-l-4 border-price bg-price-tint px-4 py-3 font-semibold text-danger-ink">
        {settingsTexts.denied}
      </p>
      <dl className="facts">
        <dt>{securityTexts.username}</dt>
        <dd>{user.username}</dd>
        <dt>{securityTexts.role}</dt>
        <dd>{ROLE_LABELS[user.role]}</dd>
      </dl>
      <div>{signOut}</div>
    </main>
  );
}
