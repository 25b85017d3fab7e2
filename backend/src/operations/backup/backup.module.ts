import { Module } from '@nestjs/common';
import { PicturesModule } from '../../pictures/pictures.module.js';
import { BackupsService } from './backups.service.js';

@Module({ imports: [PicturesModule], providers: [BackupsService], exports: [BackupsService] })
export class BackupModule {}
