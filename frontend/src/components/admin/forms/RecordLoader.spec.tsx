import { jest } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { respondWith, failOnce, problem } from '../../../testing/handlers';
import { renderWithProviders } from '../../../testing/render';
import { server } from '../../../testing/server';
import { RecordLoader } from './RecordLoader';

const PATH = '/api/admin/courses/7';

function show() {
  const onClose = jest.fn();
  function Course() {
    const query = useQuery({ queryKey: [PATH] });
    return <RecordLoader noun="course" query={query} loading={<p>Loading</p>} onClose={onClose} />;
  }
  return { onClose, ...renderWithProviders(<Course />) };
}

describe('A dialog before it has its record', () => {
  it('waits for it, and offers a second try', async () => {
    server.use(failOnce(PATH), respondWith(PATH, {}));
    const { user } = show();
    expect(screen.getByText('Loading')).toBeTruthy();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We could not load the course');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it.each([404, 410])('leads back from one that is gone (%i)', async (status) => {
    server.use(http.get(PATH, () => problem(status, 'It is gone.')));
    const { user, onClose } = show();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('This course does not exist');
    await user.click(screen.getByRole('button', { name: 'Back to the list' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
