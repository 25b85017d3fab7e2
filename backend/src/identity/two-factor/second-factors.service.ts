import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { findFactors, type SecondFactors } from './two-factor.queries.js';

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
