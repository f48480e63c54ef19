const HANDED_ON = ['PATH', 'HOME', 'LANG', 'LC_ALL', 'TMPDIR', 'TZ', 'LD_LIBRARY_PATH'];

export function childEnvironment(own: Readonly<Record<string, string>>): Record<string, string> {
  const handedOn = HANDED_ON.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(handedOn), ...own };
}

/** What the README's table lets people set for the gateway and the services. */
export const SETTINGS = [
  'ADMIN_USER',
  'ADMIN_PASSWORD',
  'TRUSTED_ADDRESSES',
  'HOST_NAMES',
  'HOST_STORES',
  'ALERT_WEBHOOKS',
  'ALERT_WEBHOOK_SECRET',
  'BACKUP_TRUSTED_KEYS',
  'LOG_LEVEL',
] as const;
