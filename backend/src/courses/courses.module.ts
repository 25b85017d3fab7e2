import { Module } from '@nestjs/common';
import { CoursesAdminController } from './admin/courses-admin.controller.js';
import { CoursesAdminService } from './admin/courses-admin.service.js';
import { CourseAvailability } from './course-availability.service.js';
import { CoursesController } from './courses.controller.js';
import { CoursesService } from './courses.service.js';

@Module({
  controllers: [CoursesController, CoursesAdminController],
  providers: [CoursesService, CourseAvailability, CoursesAdminService],
  exports: [CoursesService],
})
export class CoursesModule {}
