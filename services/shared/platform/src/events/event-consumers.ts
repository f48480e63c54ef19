import { setTimeout as pause } from 'node:timers/promises';
import { ringPattern, type ServiceName } from '@larder/contracts';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { BroadcastServer, REDIS_RETURNED } from '../broadcast/broadcast.server.js';
import { RedisLink } from '../broadcast/redis-link.js';
import { SERVICE_CONFIG, type ServiceConfig } from '../config/service-config.js';
import { isTransient } from '../database/transient-error.js';
import { DrainLoop } from './drain-loop.js';
import { Drain } from './drain.js';
import type { EventConsumer } from './event-consumer.js';

/** Marks a provider as an {@link EventConsumer}, which is kept drained while the process runs. */
export const Consumer = DiscoveryService.createDecorator();

export type ConsumerClass = abstract new (...args: never[]) => EventConsumer;

const CATCH_UP_MS = 1_000;
/** The first pause between two looks at a cursor; each is twice as long as the one before, up to the longest. */
const LOOK_AGAIN_MS = 5;
const LONGEST_LOOK_MS = 80;

interface Running {
  consumer: EventConsumer;
  drain: Drain;
  loop: DrainLoop;
}

@Injectable()
export class EventConsumers implements OnModuleInit, OnApplicationBootstrap, OnApplicationShutdown {
  private running: readonly Running[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(SERVICE_CONFIG) private readonly config: Pick<ServiceConfig, 'service'>,
    private readonly server: BroadcastServer,
    private readonly link: RedisLink,
  ) {}

  get all(): readonly EventConsumer[] {
    return this.running.map(({ consumer }) => consumer);
  }

  onModuleInit(): void {
    const providers = this.discovery.getProviders({ metadataKey: Consumer.KEY });
    this.running = providers.map(({ instance }) => this.prepare(instance as EventConsumer));
    for (const producer of new Set(this.all.flatMap(({ producers }) => producers))) {
      this.server.addHandler(ringPattern(producer), async () => this.wake(producer), true);
    }
    this.server.addHandler(REDIS_RETURNED, async () => this.running.forEach(({ loop }) => loop.wakeAll()), true);
  }

  onApplicationBootstrap(): void {
    for (const { loop } of this.running) loop.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.running.map(async ({ loop }) => loop.stop()));
  }

  /** Applies all events that are in the logs at the time of the call. */
  async reach(consumerClass: ConsumerClass): Promise<void> {
    const { consumer, drain } = this.find(consumerClass);
    for (const producer of consumer.producers) await drain.reach(producer);
  }

  /**
   * Waits until a consumer has applied all that its producers had committed when this was called, for a second at most:
   * read-your-writes for readers of its copy. @returns false when the second was not enough.
   */
  async caughtUp(consumerClass: ConsumerClass): Promise<boolean> {
    const { consumer, drain, loop } = this.find(consumerClass);
    const deadline = performance.now() + CATCH_UP_MS;
    for (const producer of consumer.producers) {
      const head = await drain.headToReach(producer);
      let wait = LOOK_AGAIN_MS;
      while (head !== null && (await drain.position(producer)) < head) {
        const left = deadline - performance.now();
        if (left <= 0) return false;
        // Another replica may hold the cursor, or an event may fail.
        await Promise.race([Promise.all([loop.drainNow(producer), pause(wait)]), pause(left)]);
        wait = Math.min(2 * wait, LONGEST_LOOK_MS);
      }
    }
    return true;
  }

  async retryParked(name: string, producer: ServiceName, subject: string): Promise<void> {
    await this.running.find(({ consumer }) => consumer.name === name)?.drain.retryParked(producer, subject);
  }

  private find(consumerClass: ConsumerClass): Running {
    const found = this.running.find(({ consumer }) => consumer instanceof consumerClass);
    if (!found) throw new Error(`${consumerClass.name} is not a running consumer of this service.`);
    return found;
  }

  private wake(producer: ServiceName): void {
    for (const { consumer, loop } of this.running) if (consumer.producers.includes(producer)) loop.wake(producer);
  }

  private prepare(consumer: EventConsumer): Running {
    const logger = new Logger(consumer.name);
    const drain = new Drain(this.dataSource, this.config.service, consumer, (event, error) =>
      logger.error(`Parked ${event.type} ${event.producer}/${event.number}: ${error}`),
    );
    const loop = new DrainLoop(drain, consumer.producers, this.link, {
      error: (error) => {
        if (!isTransient(error)) logger.error(error);
      },
    });
    return { consumer, drain, loop };
  }
}
