import { Module } from '@nestjs/common';
import { CoursePairsController } from './course-pairs.controller.js';
import { CoursePairsService } from './course-pairs.service.js';
import { PairSuggestions } from './pair-suggestions.service.js';
import { UdemyAddresses } from './udemy-addresses.service.js';

@Module({
  controllers: [CoursePairsController],
  providers: [CoursePairsService, PairSuggestions, UdemyAddresses],
  exports: [PairSuggestions, UdemyAddresses],
})
export class PairsModule {}
