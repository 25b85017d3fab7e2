import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ContentChangesService } from '../../cache/content-changes.service.js';
import { findNextSwitch, renderAgain } from './coupon-switch.queries.js';

/** Milliseconds; Node's timers cannot wait longer. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Drops cached responses when a coupon of Udemy or a promotion of Thinkific starts or ends. */
@Injectable()
export class CouponSwitch implements OnModuleDestroy {
  private readonly logger = new Logger(CouponSwitch.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    changes: ContentChangesService,
    private readonly dataSource: DataSource,
  ) {
    changes.onChange((changed) => {
      if (changed === null || changed.has('udemy') || changed.has('courses')) void this.wait();
    });
  }

  onModuleDestroy(): void {
    clearTimeout(this.timer);
  }

  private async wait(): Promise<void> {
    try {
      const pause = await findNextSwitch(this.dataSource);
      clearTimeout(this.timer);
      if (pause === null) return;
      this.timer = setTimeout(
        () => void this.renderAgain(),
        Math.min(pause, LONGEST_TIMER),
      ).unref();
    } catch (error) {
      this.warn(error);
    }
  }

  private async renderAgain(): Promise<void> {
    await renderAgain(this.dataSource).catch((error: unknown) => this.warn(error));
  }

  private warn(error: unknown): void {
    this.logger.warn(
      { err: error },
      'Could not look for coupons and promotions that start or end (will retry when the database is back).',
    );
  }
}
