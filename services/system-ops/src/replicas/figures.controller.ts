import { FIGURES_CHANNEL, SERVICES, type ReplicaFigures, type ReplicaMessage } from '@larder/contracts';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { ReplicaBoard } from './replica-board.js';

@Controller()
export class FiguresController {
  constructor(private readonly board: ReplicaBoard) {}

  @EventPattern(FIGURES_CHANNEL)
  figures(@Payload() message: unknown): void {
    if (isReplicaMessage(message)) this.board.hear(message, performance.now());
  }
}

/** Validates a message, because anyone may publish on the channel. */
export function isReplicaMessage(message: unknown): message is ReplicaMessage {
  const { kind, id } = (message ?? {}) as { kind?: unknown; id?: unknown };
  if (kind === 'gone') return typeof id === 'string';
  if (kind !== 'figures') return false;
  const { figures } = message as { figures?: Partial<ReplicaFigures> };
  const isKnown = SERVICES.some((service) => service === figures?.service) && typeof figures?.id === 'string';
  return isKnown && typeof figures.requests?.count === 'number' && typeof figures.database?.answers === 'boolean';
}
