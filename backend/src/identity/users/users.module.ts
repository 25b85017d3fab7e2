import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { User } from './user.entity.js';
import { AccountsService } from './accounts.service.js';
import { FirstUsersService } from './first-users.service.js';
import { PasswordsService } from './passwords.service.js';
import { UserUndoService } from './user-undo.service.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([User])],
  controllers: [UsersController],
  providers: [UsersService, AccountsService, PasswordsService, FirstUsersService, UserUndoService],
  exports: [UsersService, AccountsService, PasswordsService],
})
export class UsersModule {}
