/** Acknowledged commits are never lost; loopback TCP only. */
export function postgresSettings(port: number): string {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    password_encryption: 'scram-sha-256',
    max_connections: 200,
    shared_buffers: '128MB',
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    max_wal_size: '1GB',
    checkpoint_completion_target: 0.9,
    random_page_cost: 1.1,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] %q%u ',
    log_min_duration_statement: '1s',
    log_lock_waits: 'on',
  };
  return Object.entries(settings)
    .map(([name, value]) => `${name} = '${value}'\n`)
    .join('');
}

/** A password over loopback, and no other way in. */
export function postgresAccess(): string {
  return 'host all all 127.0.0.1/32 scram-sha-256\n';
}
