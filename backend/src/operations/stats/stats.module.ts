import { Module } from '@nestjs/common';
import { CoursesModule } from '../../catalogue/courses/courses.module.js';
import { CourseLinksModule } from '../../catalogue/links/course-links.module.js';
import { SyncModule } from '../../sync/sync.module.js';
import { TestimonialsModule } from '../../testimonials/testimonials.module.js';
import { NeedsController } from './needs/needs.controller.js';
import { NeedsService } from './needs/needs.service.js';
import { SetupStepsController } from './setup/setup-steps.controller.js';
import { SetupStepsService } from './setup/setup-steps.service.js';
import { StatsController } from './stats.controller.js';
import { StatsService } from './stats.service.js';
import { TrendsController } from './trends/trends.controller.js';
import { TrendsService } from './trends/trends.service.js';

@Module({
  imports: [CoursesModule, CourseLinksModule, SyncModule, TestimonialsModule],
  controllers: [StatsController, NeedsController, SetupStepsController, TrendsController],
  providers: [StatsService, NeedsService, SetupStepsService, TrendsService],
})
export class StatsModule {}
