import { createTestApp } from '../../../test/create-test-app.js';
import { signIn } from '../../../test/sign-in.js';
import { until } from '../../../test/until.js';
import { Follower } from './follower.factory.js';

it('those who follow the syncs are told nothing more once their token has ended', async () => {
  await using resources = new AsyncDisposableStack();
  // Long enough to sign in and begin on a busy machine.
  const test = await createTestApp({ env: { JWT_EXPIRES_IN: '5s' } });
  resources.defer(() => test.close());
  const { token } = await signIn(test, 'admin');
  const follower = await Follower.of(test, token);
  expect(follower.answer.status).toBe(200);
  await until(() => follower.isEnded);
});
