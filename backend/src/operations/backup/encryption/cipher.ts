import { createCipheriv, createDecipheriv, scrypt } from 'node:crypto';

/**
 * The file has `MAGIC`, a salt, and chunks of AES-256-GCM with their tags. A chunk's nonce is its number and whether it
 * is the last, so that removing, moving or cutting chunks is detected. The salt makes the key unique to the file.
 */
export const MAGIC = Buffer.from('lectern-backup-1');
export const SALT = 16;
export const HEADER = MAGIC.length + SALT;
export const CHUNK = 64 * 1024;
export const TAG = 16;

const ALGORITHM = 'aes-256-gcm';
const NONCE = 12;
/** Each guess of a passphrase costs 32 MB and a fraction of a second. */
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
