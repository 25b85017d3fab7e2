import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { CronJob } from 'cron';
import { type ScheduledTask, scheduledTasksOf, INTERVALS } from './scheduled.js';

/**
 * Runs the scheduled tasks. Tasks of the same interval run one after the other, so that they need one connection only.
 */
@Injectable()
export class ScheduledTasksService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private clocks: CronJob[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onApplicationBootstrap(): void {
    const instances = this.discovery.getProviders().map(({ instance }) => instance as unknown);
    const providers = [...new Set(instances)].filter((instance) => instance instanceof Object);
    this.clocks = Object.entries(INTERVALS).map(([interval, cronTime]) => {
      const due = providers.flatMap((provider) =>
        scheduledTasksOf(provider)
          .filter((task) => task.interval === interval)
          .map((task) => () => this.run(task, provider)),
      );
      const onTick = async () => {
        for (const run of due) if (clock.isActive) await run();
      };
      const clock: CronJob = CronJob.from({ cronTime, onTick, waitForCompletion: true });
      return clock;
    });
    for (const clock of this.clocks) clock.start();
  }

  beforeApplicationShutdown(): void {
    for (const clock of this.clocks) void clock.stop();
  }

  private async run({ work, failure }: ScheduledTask, provider: object): Promise<void> {
    try {
      await work.call(provider);
    } catch (error) {
      new Logger(provider.constructor.name).warn(error, failure);
    }
  }
}
