import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/render';
import { SecretDialog } from './SecretDialog';

it('shows a long secret whole, in as many lines as it needs', async () => {
  const secret = 'k'.repeat(200);
  renderWithProviders(
    <SecretDialog
      secret={secret}
      title="Key for CRM"
      label="API key"
      copied={{ title: '', description: '' }}
      onKept={() => {}}
    >
      Copy it now.
    </SecretDialog>,
  );
  const field = await screen.findByRole('textbox', { name: 'API key' });
  expect(field).toHaveProperty('value', secret);
  // An input has one line and cuts what is longer.
  expect(field.tagName).toBe('TEXTAREA');
});
