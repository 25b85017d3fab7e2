import { Injectable } from '@nestjs/common';
import { AddressKeys } from './address-keys.service.js';
import { CONSENT_TEXT, type Consent, type ConsentForm } from './consent.js';

/** Says what is kept of somebody's consent. */
@Injectable()
export class ConsentsService {
  constructor(private readonly keys: AddressKeys) {}

  /** Of this moment. @param network the address from which it came, of which a digest is kept */
  make(act: Consent['act'], form: ConsentForm, network: string): Consent {
    const at = new Date().toISOString();
    return { act, at, form, text: CONSENT_TEXT, network: this.keys.digestOfNetwork(network) };
  }
}
