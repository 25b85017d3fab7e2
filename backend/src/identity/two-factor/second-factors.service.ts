import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { findFactors } from './two-factor.queries.js';

/** What somebody has set up beside the password. */
export interface SecondFactors {
  app: boolean;
  passkey: boolean;
}

/** Knows what logins with a password ask for beside it. */
@Injectable()
export class SecondFactorsService {
  constructor(private readonly dataSource: DataSource) {}

  of(userId: string): Promise<SecondFactors> {
    return findFactors(this.dataSource, userId);
  }

  /** Whether a password alone does not let them in. */
  async areAsked(userId: string): Promise<boolean> {
    const { app, passkey } = await this.of(userId);
    return app || passkey;
  }
}
