/** The first admin of a server that is started with these settings. */
export const ADMIN = {
  ADMIN_USERNAME: 'bench',
  ADMIN_EMAIL: 'bench@example.org',
  ADMIN_PASSWORD: 'not the one of anybody',
};

/** Returns the admin's authorization header. */
export async function signIn(url: string): Promise<{ Authorization: string }> {
  const response = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: ADMIN.ADMIN_USERNAME, password: ADMIN.ADMIN_PASSWORD }),
  });
  const { access_token: token } = (await response.json()) as { access_token: string };
  return { Authorization: `Bearer ${token}` };
}
