import { Module } from '@nestjs/common';
import { PasskeyChallengesService } from './passkey-challenges.service.js';
import { PasskeyChecksService } from './passkey-checks.service.js';

/** What the login needs of passkeys. */
@Module({
  providers: [PasskeyChallengesService, PasskeyChecksService],
  exports: [PasskeyChallengesService, PasskeyChecksService],
})
export class PasskeyChecksModule {}
