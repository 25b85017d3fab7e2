import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StaffAssignmentsService } from './admin/staff-assignments.service.js';
import { UdemyCoursesAdminController } from './admin/udemy-courses-admin.controller.js';
import { UdemyCoursesAdminService } from './admin/udemy-courses-admin.service.js';
import { MyUdemyCoursesController } from './staff/my-udemy-courses.controller.js';
import { UdemyCourse } from './udemy-course.entity.js';
import { UdemyCoursesController } from './udemy-courses.controller.js';
import { UdemyCoursesService } from './udemy-courses.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([UdemyCourse])],
  controllers: [UdemyCoursesController, MyUdemyCoursesController, UdemyCoursesAdminController],
  providers: [UdemyCoursesService, UdemyCoursesAdminService, StaffAssignmentsService],
  exports: [UdemyCoursesService],
})
export class MarketplaceModule {}
