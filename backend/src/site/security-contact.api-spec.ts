import { createTestApp, type TestAppOptions } from '../../test/create-test-app.js';

async function read(options?: TestAppOptions) {
  const test = await createTestApp(options);
  const response = await fetch(`${test.url}/.well-known/security.txt`);
  const text = await response.text();
  await test.close();
  return { status: response.status, type: response.headers.get('content-type'), text };
}

describe('security.txt', () => {
  it('says whom to tell, until when, and where it stands', async () => {
    const { status, type, text } = await read({
      env: {
        PUBLIC_URL: 'https://www.example.org',
        SECURITY_CONTACT: 'security@example.org, https://example.org/report',
      },
    });
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
    const [mail, form, expires, ...others] = text.trimEnd().split('\n');
    expect([mail, form]).toEqual([
      'Contact: mailto:security@example.org',
      'Contact: https://example.org/report',
    ]);
    const until = new Date(expires?.replace('Expires: ', '') ?? '');
    const days = (until.getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
    expect(others).toEqual([
      'Preferred-Languages: en',
      'Canonical: https://www.example.org/.well-known/security.txt',
    ]);
  });

  it('does not exist without a contact', async () => {
    expect((await read()).status).toBe(404);
  });
});
