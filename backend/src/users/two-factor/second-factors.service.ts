import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** What somebody has set up beside the password. */
export interface SecondFactors {
  app: boolean;
  passkey: boolean;
}

/** Knows what logins with a password ask for beside it. */
@Injectable()
export class SecondFactorsService {
  constructor(private readonly dataSource: DataSource) {}

  async of(userId: string): Promise<SecondFactors> {
    const [factors] = await this.dataSource.query<[SecondFactors]>(
      `SELECT EXISTS (SELECT FROM two_factors WHERE user_id = $1 AND confirmed_at IS NOT NULL) AS app,
         EXISTS (SELECT FROM passkeys WHERE user_id = $1) AS passkey`,
      [userId],
    );
    return factors;
  }

  /** Whether a password alone does not let them in. */
  async areAsked(userId: string): Promise<boolean> {
    const { app, passkey } = await this.of(userId);
    return app || passkey;
  }
}
