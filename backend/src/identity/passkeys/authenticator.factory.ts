import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyCreationOptionsDto } from './dto/passkey-creation-options.dto.js';
import type { AddPasskeyDto } from './dto/passkey.dto.js';
import type { PasskeyAssertionDto, PasskeyRequestOptionsDto } from './dto/passkey-assertion.dto.js';
import { coseKey } from './cose-key.js';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const NEW_CREDENTIAL = 0x40;

interface Wish {
  origin?: string;
  counter?: number;
  isVerified?: boolean;
}

export class Authenticator {
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly id = randomBytes(16);
  private userHandle = '';

  constructor(private readonly site = 'http://localhost:3000') {}

  create(
    { challenge, rp, user }: PasskeyCreationOptionsDto,
    name: string,
    wish: Wish = {},
  ): AddPasskeyDto {
    this.userHandle = user.id;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const data = Buffer.concat([
      this.authenticatorData(rp.id, { counter: 0, ...wish }, NEW_CREDENTIAL),
      Buffer.alloc(16),
      ...[length, this.id, coseKey(this.keys.publicKey)],
    ]);
    return {
      ...{ name, credential_id: this.id.toString('base64url'), transports: ['internal'] },
      client_data: this.clientData('webauthn.create', challenge, wish).toString('base64url'),
      attestation: withoutAttestation(data).toString('base64url'),
    };
  }

  get({ challenge, rpId }: PasskeyRequestOptionsDto, wish: Wish = {}): PasskeyAssertionDto {
    const data = this.authenticatorData(rpId, { counter: 1, ...wish }, 0);
    const client = this.clientData('webauthn.get', challenge, wish);
    const signature = sign('sha256', Buffer.concat([data, digest(client)]), this.keys.privateKey);
    return {
      credential_id: this.id.toString('base64url'),
      client_data: client.toString('base64url'),
      authenticator_data: data.toString('base64url'),
      signature: signature.toString('base64url'),
      user_handle: this.userHandle || 'bm9ib2R5',
    };
  }

  private clientData(type: string, challenge: string, { origin = this.site }: Wish): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private authenticatorData(
    rpId: string,
    { counter = 0, isVerified = true }: Wish,
    more: number,
  ): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = PRESENT | (isVerified ? VERIFIED : 0) | more;
    return Buffer.concat([digest(rpId), Buffer.of(flags), count]);
  }
}

function digest(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}

function withoutAttestation(data: Buffer): Buffer {
  const before = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex');
  return Buffer.concat([before, Buffer.of(data.length), data]);
}
