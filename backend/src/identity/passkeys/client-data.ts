/** What a browser says that it had signed; null for what is no such text. @param clientData in base64url */
export function readChallenge(clientData: string): string | null {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString());
    if (typeof said !== 'object' || said === null || !('challenge' in said)) return null;
    return typeof said.challenge === 'string' ? said.challenge : null;
  } catch {
    return null;
  }
}
