import { Module } from '@nestjs/common';
import { CourseLinksController } from './course-links.controller.js';
import { CourseLinksService } from './course-links.service.js';
import { LinkSuggestions } from './link-suggestions.service.js';
import { UdemyAddresses } from './udemy-addresses.service.js';

@Module({
  controllers: [CourseLinksController],
  providers: [CourseLinksService, LinkSuggestions, UdemyAddresses],
  exports: [LinkSuggestions, UdemyAddresses],
})
export class CourseLinksModule {}
