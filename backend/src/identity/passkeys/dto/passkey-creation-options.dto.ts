import { ApiProperty } from '@nestjs/swagger';

class RelyingPartyDto {
  @ApiProperty({ example: 'www.example.org' })
  id: string;

  @ApiProperty({ example: 'Lectern' })
  name: string;
}

class PasskeyUserDto {
  @ApiProperty({ example: 'MGI5ZDZmM2UtNWQwZi00YzM5LThkNmItM2IxYjFmMmY3ZjEw' })
  id: string;

  @ApiProperty({ example: 'maria' })
  name: string;

  @ApiProperty({ example: 'Maria Santos' })
  displayName: string;
}

class PasskeyAlgorithmDto {
  @ApiProperty({ enum: ['public-key'], example: 'public-key' })
  type: 'public-key';

  @ApiProperty({ type: 'integer', example: -7, description: 'Its number at COSE.' })
  alg: number;
}

class KnownPasskeyDto {
  @ApiProperty({ enum: ['public-key'], example: 'public-key' })
  type: 'public-key';

  @ApiProperty({ example: 'q1Zx0gNn3kO0yP4mF7wJ2A' })
  id: string;

  @ApiProperty({ type: [String], example: ['internal'] })
  transports: string[];
}

class AuthenticatorSelectionDto {
  @ApiProperty({ enum: ['required'], example: 'required' })
  residentKey: 'required';

  @ApiProperty({ example: true })
  requireResidentKey: boolean;

  @ApiProperty({ enum: ['required'], example: 'required' })
  userVerification: 'required';
}

export class PasskeyCreationOptionsDto {
  @ApiProperty({
    example: 'dGhpcyBpcyBvbmUgb2YgdGhlbSwgMzIgYnl0ZXMgbG8',
    description: 'To be signed within five minutes, once.',
  })
  challenge: string;

  @ApiProperty({ type: 'integer', example: 300_000, description: 'Milliseconds.' })
  timeout: number;

  @ApiProperty({ type: RelyingPartyDto })
  rp: RelyingPartyDto;

  @ApiProperty({ type: PasskeyUserDto })
  user: PasskeyUserDto;

  @ApiProperty({ type: [PasskeyAlgorithmDto] })
  pubKeyCredParams: PasskeyAlgorithmDto[];

  @ApiProperty({ type: [KnownPasskeyDto], description: 'Of those, no authenticator adds another.' })
  excludeCredentials: KnownPasskeyDto[];

  @ApiProperty({ type: AuthenticatorSelectionDto })
  authenticatorSelection: AuthenticatorSelectionDto;

  @ApiProperty({ enum: ['none'], example: 'none' })
  attestation: 'none';
}
