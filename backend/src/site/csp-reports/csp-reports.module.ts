import { Module } from '@nestjs/common';
import { CspReportsController } from './csp-reports.controller.js';
import { CspReports } from './csp-reports.service.js';
import { PageTemplates } from './page-templates.js';

@Module({
  controllers: [CspReportsController],
  providers: [CspReports, PageTemplates],
  exports: [PageTemplates],
})
export class CspReportsModule {}
