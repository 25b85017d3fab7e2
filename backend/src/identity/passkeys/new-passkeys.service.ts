import { Injectable, Logger } from '@nestjs/common';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { randomUUID } from 'node:crypto';
import { InvalidInputError } from '../../common/problem/app-error.js';
import { SiteConfig } from '../../config/app-config.js';
import { readChallenge, relyingParty } from './relying-party.js';
import type { AddPasskeyDto } from './dto/passkey.dto.js';
import { PasskeyChallengesService } from './passkey-challenges.service.js';
import type { Passkey } from './passkey.entity.js';

/** ES256, RS256 and EdDSA by their COSE numbers. */
export const ALGORITHMS = [-7, -257, -8];

/** Verifies the registration of a new passkey. */
@Injectable()
export class NewPasskeysService {
  private readonly logger = new Logger(NewPasskeysService.name);
  private readonly site: ReturnType<typeof relyingParty>;

  constructor(
    config: SiteConfig,
    private readonly challenges: PasskeyChallengesService,
  ) {
    this.site = relyingParty(config);
  }

  /** @throws InvalidInputError if the response is for no challenge of this user or for another site */
  async verify(userId: string, dto: AddPasskeyDto): Promise<Omit<Passkey, 'user'>> {
    const challenge = readChallenge(dto.client_data);
    if (challenge === null || !(await this.challenges.take(challenge, userId))) {
      throw refused('client_data', 'This took too long, or was sent before. Add the passkey again');
    }
    const info = await this.registrationOf(dto, challenge);
    if (!info) {
      throw refused('attestation', 'This passkey was not accepted. Add it again, or another one');
    }
    const { credential, credentialBackedUp: isBackedUp } = info;
    return {
      ...{ id: randomUUID(), userId, name: dto.name, isBackedUp },
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: dto.transports,
      createdAt: new Date(),
      lastUsedAt: null,
    };
  }

  private async registrationOf(dto: AddPasskeyDto, challenge: string) {
    try {
      const { registrationInfo } = await verifyRegistrationResponse({
        response: toResponse(dto),
        expectedChallenge: challenge,
        expectedOrigin: this.site.origin,
        expectedRPID: this.site.id,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      });
      return registrationInfo;
    } catch (error) {
      this.logger.log({ reason: String(error).slice(0, 200) }, 'A new passkey was not accepted.');
      return undefined;
    }
  }
}

function refused(field: string, message: string): InvalidInputError {
  return new InvalidInputError([{ field, message }], `${message}.`);
}

function toResponse({ credential_id: id, client_data, attestation }: AddPasskeyDto) {
  return {
    ...{ id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} },
    response: { clientDataJSON: client_data, attestationObject: attestation },
  };
}
