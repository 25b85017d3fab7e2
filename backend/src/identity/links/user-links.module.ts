import { Module } from '@nestjs/common';
import { UserLinksService } from './user-links.service.js';

@Module({ providers: [UserLinksService], exports: [UserLinksService] })
export class UserLinksModule {}
