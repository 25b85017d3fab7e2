import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Input } from 'antd';
import { MemoryRouter } from 'react-router-dom';
import { object, string } from 'yup';
import { ApiError } from '../../../api/api-error';
import { clearDrafts, DraftOwner } from './form-drafts';
import { FormDialog } from './FormDialog';
import { FormField } from './FormField';

interface Values {
  name: string;
  email: string;
}

const schema = object({
  name: string().required('Name is required'),
  email: string().required('Email is required'),
});

function show({ onSubmit = () => Promise.resolve(), owner = 'u1' }: Partial<ShowOptions> = {}) {
  const onClose = jest.fn();
  const dialog = (open: boolean) => (
    <DraftOwner value={owner}>
      <FormDialog<Values>
        open={open}
        title="New thing"
        draftName="new thing"
        initialValues={{ name: '', email: '' }}
        schema={schema}
        onSubmit={onSubmit}
        onClose={onClose}
      >
        <FormField name="name" label="Name" required>
          <Input />
        </FormField>
        <FormField name="email" label="Email" hint="Where to write to" required>
          <Input />
        </FormField>
      </FormDialog>
    </DraftOwner>
  );
  const view = render(dialog(true), { wrapper: MemoryRouter });
  return {
    ...view,
    onClose,
    user: userEvent.setup(),
    /** The address does not name the dialog any more, or does again. */
    setOpen: (open: boolean) => view.rerender(dialog(open)),
  };
}

interface ShowOptions {
  onSubmit: (values: Values) => Promise<unknown>;
  owner: string;
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

afterEach(clearDrafts);

describe('FormDialog', () => {
  it('sends what was typed and closes', async () => {
    const onSubmit = jest.fn(() => Promise.resolve());
    const { user, onClose } = show({ onSubmit });
    await user.type(field('Name'), 'Ada');
    await user.type(field('Email'), 'ada@example.org');
    await user.click(button('Save'));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(onSubmit).toHaveBeenCalledWith({ name: 'Ada', email: 'ada@example.org' });
  });

  it('shows errors at their fields and puts the focus on the first', async () => {
    const { user, onClose } = show();
    await user.type(field('Name'), 'Ada');
    await user.click(button('Save'));
    await waitFor(() => expect(document.activeElement).toBe(field('Email')));
    const email = field('Email');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    const described = email.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Email is required',
      'Where to write to',
    ]);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('marks a field that was refused for as long as it is empty', async () => {
    const { user } = show();
    const isMarked = () => field('Name').getAttribute('aria-invalid');
    await user.click(button('Save'));
    await waitFor(() => expect(isMarked()).toBe('true'));
    await user.type(field('Name'), 'Ada');
    await waitFor(() => expect(isMarked()).toBe('false'));
    await user.clear(field('Name'));
    await waitFor(() => expect(isMarked()).toBe('true'));
  });

  it('stays open when saving fails, and shows the server’s error until the value changes', async () => {
    const errors = [{ field: 'name', message: 'This name is taken' }];
    const onSubmit = () => Promise.reject(new ApiError('Taken.', 409, 'Conflict', { errors }));
    const { user, onClose } = show({ onSubmit });
    await user.type(field('Name'), 'Ada');
    await user.type(field('Email'), 'ada@example.org');
    await user.click(button('Save'));
    expect(await screen.findByText('This name is taken')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Name')));
    await user.tab();
    expect(screen.getByText('This name is taken')).toBeTruthy();
    await user.type(field('Name'), ' L.');
    await waitFor(() => expect(field('Name').getAttribute('aria-invalid')).toBe('false'));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes at once when nothing was typed', async () => {
    const { user, onClose } = show();
    await user.click(button('Cancel'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('asks before it throws typed text away', async () => {
    const { user, onClose } = show();
    await user.type(field('Name'), 'Ada');
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Discard changes?')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    await user.click(button('Discard'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('FormDialog whose address is left', () => {
  it('closes when nothing was typed', async () => {
    const { setOpen } = show();
    setOpen(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('stays and asks when text would be lost', async () => {
    const { user, setOpen, onClose } = show();
    await user.type(field('Name'), 'Ada');
    setOpen(false);
    expect(await screen.findByText('Discard changes?')).toBeTruthy();
    expect(field('Name').value).toBe('Ada');
    await user.click(button('Discard'));
    expect(onClose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    setOpen(true);
    expect(field('Name').value).toBe('');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('A tab that is closed or reloaded', () => {
  const leave = () => {
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    return { asks: leaving.defaultPrevented };
  };

  it('asks first while there is typed text, and only then', async () => {
    const { user } = show();
    expect(leave()).toEqual({ asks: false });
    await user.type(field('Name'), 'Ada');
    expect(leave()).toEqual({ asks: true });
    await user.clear(field('Name'));
    expect(leave()).toEqual({ asks: false });
  });

  it('does not ask when the form is gone', async () => {
    const { user, unmount } = show();
    await user.type(field('Name'), 'Ada');
    unmount();
    expect(leave()).toEqual({ asks: false });
  });
});

describe('FormDialog that went away with typed text', () => {
  it('has it again for the same user, and asks before it closes', async () => {
    const first = show();
    await first.user.type(field('Name'), 'Ada');
    first.unmount();

    const { user, onClose } = show();
    await waitFor(() => expect(field('Name').value).toBe('Ada'));
    expect(screen.getByRole('alert').textContent).toMatch(
      /^Unsaved changes from \d\d:\d\d were restored/,
    );
    await user.click(button('Cancel'));
    expect(await screen.findByText('Discard changes?')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('is empty when the text is thrown away', async () => {
    const first = show();
    await first.user.type(field('Name'), 'Ada');
    first.unmount();

    const { user, onClose } = show();
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(field('Name').value).toBe('');
    expect(document.activeElement).toBe(field('Name'));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(button('Cancel'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is empty for somebody else', async () => {
    const first = show();
    await first.user.type(field('Name'), 'Ada');
    first.unmount();

    show({ owner: 'u2' });
    expect(field('Name').value).toBe('');
  });

  it('is empty after it was discarded', async () => {
    const first = show();
    await first.user.type(field('Name'), 'Ada');
    await first.user.click(button('Cancel'));
    await first.user.click(await screen.findByRole('button', { name: 'Discard' }));
    first.unmount();

    show();
    expect(field('Name').value).toBe('');
  });
});
