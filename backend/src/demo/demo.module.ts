import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { User } from '../identity/users/user.entity.js';
import type { SiteConfig } from '../config/app-config.js';
import { UsersModule } from '../identity/users/users.module.js';
import { DemoAccountsService } from './demo-accounts.service.js';
import { DemoPlaceholdersController } from './demo-placeholders.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([User]), UsersModule],
  providers: [DemoAccountsService],
})
export class DemoModule {
  static register({ demo }: SiteConfig): DynamicModule {
    return { module: DemoModule, controllers: demo ? [DemoPlaceholdersController] : [] };
  }
}
