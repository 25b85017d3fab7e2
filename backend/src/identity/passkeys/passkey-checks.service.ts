import { Injectable, Logger } from '@nestjs/common';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { DataSource } from 'typeorm';
import { SiteConfig } from '../../config/app-config.js';
import { readChallenge, relyingParty, userHandleOf } from './relying-party.js';
import type { PasskeyAssertionDto, PasskeyRequestOptionsDto } from './dto/passkey-assertion.dto.js';
import { nobodysKey } from './cose-key.js';
import { CHALLENGE_LIFE, PasskeyChallengesService } from './passkey-challenges.service.js';
import { Passkey } from './passkey.entity.js';
import { noteUse } from './passkeys.queries.js';

/** Stands in for unknown passkeys, so that checking them takes as long. */
const NOBODY = { credentialId: 'AA', publicKey: nobodysKey(), counter: 0 };

export type CheckedPasskey = { userId: string } | { refusal: string };

/** Verifies the signatures of passkeys at the login. */
@Injectable()
export class PasskeyChecksService {
  private readonly logger = new Logger(PasskeyChecksService.name);
  private readonly site: ReturnType<typeof relyingParty>;

  constructor(
    config: SiteConfig,
    private readonly dataSource: DataSource,
    private readonly challenges: PasskeyChallengesService,
  ) {
    this.site = relyingParty(config);
  }

  /** Returns options without a list of passkeys, so they do not show who has one. */
  async begin(): Promise<PasskeyRequestOptionsDto> {
    return {
      challenge: await this.challenges.issue(null),
      timeout: CHALLENGE_LIFE,
      rpId: this.site.id,
      userVerification: 'required',
    };
  }

  /** Takes as long for unknown passkeys. Each challenge works once, even if the check fails. */
  async check(assertion: PasskeyAssertionDto): Promise<CheckedPasskey> {
    const challenge = readChallenge(assertion.client_data);
    if (challenge === null || !(await this.challenges.take(challenge, null))) {
      return { refusal: 'unknown challenge' };
    }
    const { manager } = this.dataSource;
    const passkey = await manager
      .createQueryBuilder(Passkey, 'passkey')
      .innerJoin('passkey.user', 'user')
      .where('passkey.credentialId = :id', { id: assertion.credential_id })
      .getOne();
    const verified = await this.verify(assertion, passkey ?? NOBODY, challenge);
    if (!passkey) return { refusal: 'unknown passkey' };
    if (!verified) return { refusal: 'passkey not verified' };
    if (assertion.user_handle !== userHandleOf(passkey.userId)) {
      return { refusal: 'passkey of another user' };
    }
    if (!(await noteUse(manager, passkey.id, verified))) return { refusal: 'passkey used before' };
    return { userId: passkey.userId };
  }

  private async verify(
    assertion: PasskeyAssertionDto,
    { credentialId, publicKey, counter }: Pick<Passkey, 'credentialId' | 'publicKey' | 'counter'>,
    challenge: string,
  ): Promise<{ counter: number; isBackedUp: boolean } | null> {
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: toResponse(assertion),
        expectedChallenge: challenge,
        expectedOrigin: this.site.origin,
        expectedRPID: this.site.id,
        requireUserVerification: true,
        credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
      });
      const { newCounter, credentialBackedUp: isBackedUp } = authenticationInfo;
      return verified ? { counter: newCounter, isBackedUp } : null;
    } catch (error) {
      this.logger.log({ reason: String(error).slice(0, 200) }, 'A passkey was not verified.');
      return null;
    }
  }
}

function toResponse(assertion: PasskeyAssertionDto) {
  return {
    id: assertion.credential_id,
    rawId: assertion.credential_id,
    type: 'public-key' as const,
    clientExtensionResults: {},
    response: {
      clientDataJSON: assertion.client_data,
      authenticatorData: assertion.authenticator_data,
      signature: assertion.signature,
      userHandle: assertion.user_handle,
    },
  };
}
