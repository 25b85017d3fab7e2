import { Global, Module } from '@nestjs/common';
import { SettingsAdminService } from './settings-admin.service.js';
import { SettingsController } from './settings.controller.js';
import { SettingsService } from './settings.service.js';

@Global()
@Module({
  controllers: [SettingsController],
  providers: [SettingsService, SettingsAdminService],
  exports: [SettingsService, SettingsAdminService],
})
export class SettingsModule {}
