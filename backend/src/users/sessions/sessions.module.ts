import { Module } from '@nestjs/common';
import { SessionsService } from './sessions.service.js';
import { UserSessionsController } from './user-sessions.controller.js';

@Module({
  controllers: [UserSessionsController],
  providers: [SessionsService],
  exports: [SessionsService],
})
export class SessionsModule {}
