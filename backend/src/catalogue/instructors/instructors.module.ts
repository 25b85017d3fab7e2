import { Module } from '@nestjs/common';
import { PicturesModule } from '../../pictures/pictures.module.js';
import { CourseInstructorsController } from './course-instructors.controller.js';
import { CourseInstructorsService } from './course-instructors.service.js';
import { InstructorsController } from './instructors.controller.js';
import { InstructorsService } from './instructors.service.js';

@Module({
  imports: [PicturesModule],
  controllers: [InstructorsController, CourseInstructorsController],
  providers: [InstructorsService, CourseInstructorsService],
})
export class InstructorsModule {}
