import { mayReload } from '../reload';
import { buildUser } from '../testing/builders';
import { renderWithProviders } from '../testing/render';
import { SessionContext } from '../features/auth/session/session-context';
import { RecoveryCodes } from '../features/account/two-factor/RecoveryCodes';

it('holds a reload while it shows codes that are shown once', () => {
  const session = {
    state: { status: 'signed-in', user: buildUser() } as const,
    signIn: () => {},
    signOut: () => {},
  };
  renderWithProviders(
    <SessionContext value={session}>
      <RecoveryCodes codes={['abcd-efgh']} onSaved={() => {}} />
    </SessionContext>,
  );
  expect(mayReload()).toBe(false);
});
