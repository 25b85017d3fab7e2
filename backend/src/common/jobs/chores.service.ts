import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { CronJob } from 'cron';
import { type Chore, choresOf, PACES } from './every.js';

/** Does what is due by the clock. Chores of one pace take turns, so that they need one connection only. */
@Injectable()
export class ChoresService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private clocks: CronJob[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onApplicationBootstrap(): void {
    const instances = this.discovery.getProviders().map(({ instance }) => instance as unknown);
    const providers = [...new Set(instances)].filter((instance) => instance instanceof Object);
    this.clocks = Object.entries(PACES).map(([pace, cronTime]) => {
      const due = providers.flatMap((provider) =>
        choresOf(provider)
          .filter((chore) => chore.pace === pace)
          .map((chore) => () => this.take(chore, provider)),
      );
      const onTick = async () => {
        for (const take of due) if (clock.isActive) await take();
      };
      const clock: CronJob = CronJob.from({ cronTime, onTick, waitForCompletion: true });
      return clock;
    });
    for (const clock of this.clocks) clock.start();
  }

  beforeApplicationShutdown(): void {
    for (const clock of this.clocks) void clock.stop();
  }

  private async take({ work, complaint }: Chore, provider: object): Promise<void> {
    try {
      await work.call(provider);
    } catch (error) {
      new Logger(provider.constructor.name).warn(error, complaint);
    }
  }
}
