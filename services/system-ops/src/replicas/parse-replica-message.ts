import { SERVICES, type ReplicaMessage } from '@larder/contracts';

/** A replica's message, or null for anything else that somebody may have published. */
export function parseReplicaMessage(text: string): ReplicaMessage | null {
  try {
    const message = JSON.parse(text) as Partial<ReplicaMessage> | null;
    if (message?.kind === 'gone') return typeof message.id === 'string' ? { kind: 'gone', id: message.id } : null;
    if (message?.kind !== 'figures') return null;
    const { figures } = message as Partial<ReplicaMessage & { kind: 'figures' }>;
    const isKnown = SERVICES.some((service) => service === figures?.service) && typeof figures?.id === 'string';
    const isWhole = typeof figures?.requests?.count === 'number' && typeof figures.database?.answers === 'boolean';
    return isKnown && isWhole ? (message as ReplicaMessage) : null;
  } catch {
    return null;
  }
}
