import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { Repository } from 'typeorm';
import { codedAddress, readableAddress } from '../../common/text/email-domain.js';
import { type UserDto, toUserDto } from './dto/user.dto.js';
import { User } from './user.entity.js';

export interface Account {
  user: UserDto;
  passwordHash: string;
  tokenVersion: number;
}

/** Finds users together with their credentials, which `UsersService` never returns (decisions/sessions.md). */
@Injectable()
export class AccountsService {
  constructor(@InjectRepository(User) private readonly users: Repository<User>) {}

  /** Finds a username or email, ignoring case and encoding of the domain. The typed encoding wins if two match. */
  async findByName(name: string): Promise<Account | null> {
    const user = await this.users
      .createQueryBuilder('u')
      .addSelect('lower(:name) IN (lower(u.username), lower(u.email))', 'is_same')
      .where('lower(u.username) IN (lower(:name), lower(:readable), lower(:coded))')
      .orWhere('lower(u.email) IN (lower(:name), lower(:readable), lower(:coded))')
      .setParameters({ name, readable: readableAddress(name), coded: codedAddress(name) })
      .orderBy('is_same', 'DESC')
      .getOne();
    return user && toAccount(user);
  }

  async findById(id: string): Promise<Account | null> {
    const user = await this.users.findOneBy({ id });
    return user && toAccount(user);
  }

  async findByToken(id: string, tokenVersion: number): Promise<UserDto | null> {
    const user = isUUID(id) ? await this.users.findOneBy({ id, isActive: true }) : null;
    return user && user.tokenVersion === tokenVersion ? toUserDto(user) : null;
  }
}

function toAccount(user: User): Account {
  const { passwordHash, tokenVersion } = user;
  return { user: toUserDto(user), passwordHash, tokenVersion };
}
