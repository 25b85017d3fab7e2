import { Injectable } from '@nestjs/common';
import { AddressKeys } from './address-keys.service.js';
import { CONSENT_TEXT, type Consent, type ConsentForm } from './consent.js';

/** Creates the records of consents. */
@Injectable()
export class ConsentsService {
  constructor(private readonly keys: AddressKeys) {}

  /** @param network IP address, of which only a digest is stored */
  make(action: Consent['action'], form: ConsentForm, network: string): Consent {
    const at = new Date().toISOString();
    return { action, at, form, text: CONSENT_TEXT, network: this.keys.digestOfNetwork(network) };
  }
}
