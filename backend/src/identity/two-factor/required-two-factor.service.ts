import { Injectable } from '@nestjs/common';
import { AuthConfig } from '../../config/app-config.js';
import type { UserDto } from '../users/dto/user.dto.js';
import { SecondFactorsService } from './second-factors.service.js';

/** Knows who has to set up two-factor authentication before anything else (`TWO_FACTOR_REQUIRED`). */
@Injectable()
export class RequiredTwoFactorService {
  constructor(
    private readonly config: AuthConfig,
    private readonly factors: SecondFactorsService,
  ) {}

  /** Queries the database only for roles that require two-factor authentication. */
  async isMissing({ id, role }: Pick<UserDto, 'id' | 'role'>): Promise<boolean> {
    return this.config.twoFactorRequired.includes(role) && !(await this.factors.areAsked(id));
  }

  async describe<User extends UserDto>(
    user: User,
  ): Promise<User & { must_set_up_two_factor?: true }> {
    return (await this.isMissing(user)) ? { ...user, must_set_up_two_factor: true } : user;
  }
}
