import { SERVICES, type ServiceName } from '@larder/contracts';

/** Distinguishes event log locks from other advisory locks. */
const EVENT_LOG_LOCKS = 0x1a4e;

/** Shared by appenders, exclusive for readers of the head. */
export function producerLock(producer: ServiceName): [number, number] {
  return [EVENT_LOG_LOCKS, SERVICES.indexOf(producer) + 1];
}
