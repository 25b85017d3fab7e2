import { Module } from '@nestjs/common';
import { StaffAssignmentsController } from './admin/staff-assignments.controller.js';
import { StaffAssignmentsService } from './admin/staff-assignments.service.js';
import { UdemyCoursesAdminController } from './admin/udemy-courses-admin.controller.js';
import { UdemyCoursesAdminService } from './admin/udemy-courses-admin.service.js';
import { CouponSwitch } from './coupon-switch.service.js';
import { MyUdemyCoursesController } from './staff/my-udemy-courses.controller.js';
import { UdemyCatalogue } from './udemy-catalogue.service.js';
import { UdemyCoursesController } from './udemy-courses.controller.js';
import { UdemyCoursesService } from './udemy-courses.service.js';

@Module({
  controllers: [
    UdemyCoursesController,
    MyUdemyCoursesController,
    UdemyCoursesAdminController,
    StaffAssignmentsController,
  ],
  providers: [
    UdemyCoursesService,
    UdemyCatalogue,
    CouponSwitch,
    UdemyCoursesAdminService,
    StaffAssignmentsService,
  ],
  exports: [UdemyCoursesService],
})
export class MarketplaceModule {}
