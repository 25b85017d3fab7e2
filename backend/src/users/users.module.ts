import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsService } from './accounts.service.js';
import { DemoAccountsService } from '../demo/demo-accounts.service.js';
import { FirstUsersService } from './first-users.service.js';
import { PasswordsService } from './passwords.service.js';
import { User } from './user.entity.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([User])],
  controllers: [UsersController],
  providers: [
    UsersService,
    AccountsService,
    PasswordsService,
    DemoAccountsService,
    FirstUsersService,
  ],
  exports: [UsersService, AccountsService, PasswordsService],
})
export class UsersModule {}
