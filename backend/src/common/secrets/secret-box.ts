import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

export class SecretBox {
  constructor(private readonly keys: [Buffer, ...Buffer[]]) {}

  seal(owner: string, secret: string): Buffer {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv(CIPHER, this.keys[0], nonce).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  open(owner: string, sealed: Buffer): { secret: string; isOfOlderKey: boolean } | null {
    if (sealed.length <= NONCE + TAG) return null;
    for (const [place, key] of this.keys.entries()) {
      const secret = decrypt(key, owner, sealed);
      if (secret !== null) return { secret, isOfOlderKey: place > 0 };
    }
    return null;
  }

  get hasOlderKeys(): boolean {
    return this.keys.length > 1;
  }
}

function decrypt(key: Buffer, owner: string, sealed: Buffer): string | null {
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE), {
    authTagLength: TAG,
  });
  decipher.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
  try {
    const start = decipher.update(sealed.subarray(NONCE + TAG), undefined, 'utf8');
    return start + decipher.final('utf8');
  } catch {
    return null;
  }
}
