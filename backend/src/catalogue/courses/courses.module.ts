import { Module } from '@nestjs/common';
import { AdminCourseListService } from './admin/admin-course-list.service.js';
import { BackToSourceController } from './admin/back-to-source.controller.js';
import { BackToSourceService } from './admin/back-to-source.service.js';
import { CourseNeedsService } from './admin/course-needs.service.js';
import { CoursesAdminController } from './admin/courses-admin.controller.js';
import { CoursesAdminService } from './admin/courses-admin.service.js';
import { CoursesBulkService } from './admin/courses-bulk.service.js';
import { BundlesController } from './bundles/bundles.controller.js';
import { BundlesService } from './bundles/bundles.service.js';
import { CatalogueController } from './catalogue/catalogue.controller.js';
import { CatalogueOutline } from './catalogue/catalogue-outline.service.js';
import { CatalogueService } from './catalogue/catalogue.service.js';
import { CourseLists } from './catalogue/course-lists.service.js';
import { EnrolClicksController } from './clicks/enrol-clicks.controller.js';
import { EnrolClicks } from './clicks/enrol-clicks.service.js';
import { CourseAvailability } from './course-availability.service.js';
import { EnrolLinks } from './links/enrol-links.service.js';
import { CourseClaimsController } from './claims/course-claims.controller.js';
import { CourseClaimsService } from './claims/course-claims.service.js';
import { CoursesController } from './courses.controller.js';
import { CoursesService } from './courses.service.js';
import { PicturesModule } from '../../pictures/pictures.module.js';
import { CourseSearch } from './search/course-search.service.js';
import { MissingSearchesController } from './search/missing-searches.controller.js';
import { MissingSearches } from './search/missing-searches.service.js';
import { SearchedPages } from './search/searched-pages.service.js';

@Module({
  imports: [PicturesModule],
  controllers: [
    BundlesController,
    CoursesController,
    CatalogueController,
    BackToSourceController,
    CoursesAdminController,
    CourseClaimsController,
    MissingSearchesController,
    EnrolClicksController,
  ],
  providers: [
    BundlesService,
    CoursesService,
    CourseAvailability,
    CatalogueOutline,
    CatalogueService,
    CourseLists,
    AdminCourseListService,
    CourseSearch,
    MissingSearches,
    SearchedPages,
    CoursesAdminService,
    CoursesBulkService,
    BackToSourceService,
    CourseNeedsService,
    CourseClaimsService,
    EnrolClicks,
    EnrolLinks,
  ],
  exports: [CoursesService, CourseAvailability, CourseNeedsService],
})
export class CoursesModule {}
