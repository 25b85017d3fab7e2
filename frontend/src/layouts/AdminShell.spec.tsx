import { render } from '@testing-library/react';
import { adminPaths } from '../paths';
import { AdminShell } from './AdminShell';

it.each([
  [adminPaths.root, 'Dashboard'],
  [adminPaths.dashboard, 'Dashboard'],
  [adminPaths.users, 'Internal Users'],
])('marks the entry of %s before the screen has come: %s', (path, label) => {
  const { container } = render(<AdminShell path={path} />);
  const current = [...container.querySelectorAll('[aria-current="page"]')];
  expect(current.map(({ textContent }) => textContent)).toEqual([label]);
});
