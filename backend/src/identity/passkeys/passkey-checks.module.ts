import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PasskeyChallenge } from './passkey-challenge.entity.js';
import { PasskeyChallengesService } from './passkey-challenges.service.js';
import { PasskeyChecksService } from './passkey-checks.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([PasskeyChallenge])],
  providers: [PasskeyChallengesService, PasskeyChecksService],
  exports: [PasskeyChallengesService, PasskeyChecksService],
})
export class PasskeyChecksModule {}
