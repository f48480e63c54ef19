import { SERVICES, type ServiceName } from '@larder/contracts';

/** The first half of every advisory lock key of event logs, apart from other locks of the same database. */
const EVENT_LOG_LOCKS = 0x1a4e;

/** The two integers of a producer's advisory lock: shared by those who append, exclusive for those who read the head. */
export function producerLock(producer: ServiceName): [number, number] {
  return [EVENT_LOG_LOCKS, SERVICES.indexOf(producer) + 1];
}
