import { createCipheriv, createDecipheriv, scrypt } from 'node:crypto';

/**
 * `MAGIC`, a salt, and chunks of AES-256-GCM, each with its tag. A chunk's nonce is its number and whether it is the last, so
 * that none can be left out, moved or cut off; the key is of this file only, as the salt is.
 */
export const MAGIC = Buffer.from('lectern-backup-1');
export const SALT = 16;
export const HEADER = MAGIC.length + SALT;
export const CHUNK = 64 * 1024;
export const TAG = 16;

const ALGORITHM = 'aes-256-gcm';
const NONCE = 12;
/** 32 MB and a fraction of a second for each passphrase that somebody tries. */
const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };

export function deriveKey(passphrase: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize(), salt, 32, COST, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

export function encryptChunk(key: Buffer, plain: Buffer, number: number, isLast: boolean): Buffer {
  const cipher = createCipheriv(ALGORITHM, key, nonceOf(number, isLast));
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** @throws when it is not what was written */
export function decryptChunk(key: Buffer, sealed: Buffer, number: number, isLast: boolean): Buffer {
  const decipher = createDecipheriv(ALGORITHM, key, nonceOf(number, isLast), {
    authTagLength: TAG,
  });
  decipher.setAuthTag(sealed.subarray(-TAG));
  return Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()]);
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE);
  nonce.writeUIntBE(number, NONCE - 7, 6);
  nonce.writeUInt8(Number(isLast), NONCE - 1);
  return nonce;
}
