import { Injectable } from '@nestjs/common';
import { isbot } from 'isbot';
import { DataSource } from 'typeorm';
import { FormLimiter } from '../../../common/rate-limit/form-limiter.js';
import { RateLimitConfig } from '../../../common/settings.js';
import { CourseAvailability } from '../course-availability.service.js';

/** Stores one row per course and day, so that clicks cannot fill the disk. */
async function countEnrolClick(dataSource: DataSource, courseId: string): Promise<void> {
  await dataSource.query(
    `INSERT INTO enrol_clicks (day, thinkific_id) VALUES ((now() AT TIME ZONE 'UTC')::date, $1)
     ON CONFLICT (day, thinkific_id) DO UPDATE SET clicks = enrol_clicks.clicks + 1`,
    [courseId],
  );
}

@Injectable()
export class EnrolClicks {
  private readonly limiter: FormLimiter;

  constructor(
    private readonly dataSource: DataSource,
    private readonly availability: CourseAvailability,
    config: RateLimitConfig,
  ) {
    const refusal = 'Too many clicks have come from your network address.';
    this.limiter = new FormLimiter(config, dataSource, 'enrol', refusal);
  }

  async count(id: string, network: string, agent = ''): Promise<void> {
    await this.availability.require(id);
    if (agent === '' || isbot(agent)) return;
    await this.limiter.take(network);
    await countEnrolClick(this.dataSource, id);
  }
}
