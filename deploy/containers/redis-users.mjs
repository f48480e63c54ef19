/**
 * The services' rights in Redis, as lines of its configuration: each gets its queues, its ring channel (system-ops: all of
 * them), and subscriptions to everything. No service can read or write another's data, list keys, or manage Redis.
 *
 * @param {Readonly<Record<string, string>>} passwords by service
 * @param {string} [namespace] the services' REDIS_NAMESPACE
 * @returns {string[]}
 */
export function redisUsers(passwords, namespace = 'larder') {
  return Object.entries(passwords).map(([service, password]) => {
    // A restore rings for every service whose rows it replaced.
    const rings = service === 'system-ops' ? 'ring:*' : `ring:${service}`;
    const channels = [rings, 'figures', ...(service === 'catalog' ? ['lists.*'] : [])];
    return [
      `user ${redisUser(service)} on >${password} resetkeys resetchannels -@all`,
      // The scripts of BullMQ need rights for the commands they run, too.
      `~${namespace}:bull:${service}-*`,
      '+@read +@write +@connection +@transaction +eval +evalsha +script|load -@dangerous -@admin +info -scan -randomkey -dbsize',
      `(+publish ${channels.map((channel) => `&${namespace}:${channel}`).join(' ')})`,
      `(+subscribe +unsubscribe &${namespace}:*)`,
    ].join(' ');
  });
}

/** @param {string} service */
export const redisUser = (service) => `larder_${service.replaceAll('-', '_')}`;
