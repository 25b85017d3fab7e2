import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { findFactors, type SecondFactors } from './two-factor.queries.js';

/** Knows which second factors a login with a password asks for. */
@Injectable()
export class SecondFactorsService {
  constructor(private readonly dataSource: DataSource) {}

  of(userId: string): Promise<SecondFactors> {
    return findFactors(this.dataSource, userId);
  }

  async areAsked(userId: string): Promise<boolean> {
    const { app, passkey } = await this.of(userId);
    return app || passkey;
  }
}
