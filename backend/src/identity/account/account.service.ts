import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CurrentPasswordService } from '../login-attempts/current-password.service.js';
import { endOtherSessions } from '../users/users.queries.js';
import type { CurrentSession } from '../../common/access/current-user.decorator.js';
import { type UserDto, toUserDto } from '../users/dto/user.dto.js';
import { requireStrongPassword } from '../users/password.rules.js';
import { PasswordsService } from '../users/passwords.service.js';
import { changeOneself } from '../users/users.rules.js';
import type { ChangePasswordDto, RenameAccountDto } from './dto/account.dto.js';

export interface Owner {
  user: UserDto;
  session: CurrentSession;
  address: string;
}

/** Changes the account of the signed-in user. Input errors name the fields of the request. */
@Injectable()
export class AccountService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passwords: PasswordsService,
    private readonly current: CurrentPasswordService,
  ) {}

  rename({ user: actor, session }: Owner, { name }: RenameAccountDto): Promise<UserDto> {
    const { manager } = this.dataSource;
    return changeOneself(manager, actor, session.tokenVersion, async (transaction, user) => {
      user.name = name;
      return toUserDto(await transaction.save(user));
    });
  }

  /**
   * Ends all other sessions.
   * @throws InvalidInputError for a wrong password or a weak new one, TooManyRequestsError after too many wrong ones
   */
  async changePassword(owner: Owner, dto: ChangePasswordDto): Promise<void> {
    await this.current.require(owner, dto.current_password);
    const { user: actor, session } = owner;
    await requireStrongPassword(dto.password, actor);
    const passwordHash = await this.passwords.hash(dto.password);
    const { manager } = this.dataSource;
    await changeOneself(manager, actor, session.tokenVersion, async (transaction, user) => {
      user.passwordHash = passwordHash;
      await transaction.save(user);
      await endOtherSessions(transaction, user.id, session.id);
    });
  }
}
