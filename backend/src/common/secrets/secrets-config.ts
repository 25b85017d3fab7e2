export abstract class SecretsConfig {
  /** The first one signs, all of them verify. Empty until demo mode has generated one. */
  abstract readonly jwtSecrets: string[];
}
