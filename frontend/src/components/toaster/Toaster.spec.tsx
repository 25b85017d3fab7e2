import { act, fireEvent, render, screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import { dismissToast, getToasts, REMOVE_DELAY, toast } from './toast-store';
import { Toaster } from './Toaster';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => {
    getToasts().forEach(({ id }) => dismissToast(id));
    jest.advanceTimersByTime(REMOVE_DELAY);
  });
  jest.useRealTimers();
});

describe('Toaster', () => {
  it('shows one toast at a time, the newest', () => {
    render(<Toaster />);
    act(() => toast({ title: 'First' }));
    act(() => toast({ title: 'Second', description: 'With a word more' }));
    expect(screen.queryByText('First')).toBeNull();
    expect(screen.getByText('Second')).toBeTruthy();
    expect(screen.getByText('With a word more')).toBeTruthy();
  });

  it('shows it for 5000 ms', () => {
    render(<Toaster />);
    act(() => toast({ title: 'Saved' }));
    act(() => jest.advanceTimersByTime(4999));
    expect(screen.queryByText('Saved')).toBeTruthy();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('shows one with an action for ten seconds, and closes it when the action is done', () => {
    const onClick = jest.fn();
    render(<Toaster />);
    act(() => toast({ title: 'Deleted', action: { label: 'Undo', onClick } }));
    act(() => jest.advanceTimersByTime(9999));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Deleted')).toBeNull();
  });

  it('forgets a dismissed toast after 1,000,000 ms', () => {
    act(() => toast({ title: 'Saved' }));
    const id = getToasts()[0]?.id ?? 0;
    act(() => dismissToast(id));
    act(() => jest.advanceTimersByTime(999_999));
    expect(getToasts()).toMatchObject([{ title: 'Saved', open: false }]);
    act(() => jest.advanceTimersByTime(1));
    expect(getToasts()).toEqual([]);
  });

  it.each([
    [49, true],
    [51, false],
    [-80, true],
  ])('swiped by %d px to the right, stays: %s', (distance, stays) => {
    render(<Toaster />);
    act(() => toast({ title: 'Saved' }));
    const title = screen.getByText('Saved');
    // jsdom has neither pointer events nor what captures them.
    Object.assign(title, { setPointerCapture: () => {}, hasPointerCapture: () => false });
    const point = (type: string, clientX: number) =>
      fireEvent(title, new MouseEvent(type, { bubbles: true, clientX }));
    point('pointerdown', 100);
    point('pointermove', 100 + Math.sign(distance) * 10);
    point('pointermove', 100 + distance);
    point('pointerup', 100 + distance);
    expect(screen.queryByText('Saved') !== null).toBe(stays);
  });

  it('takes the focus on F8', () => {
    render(<Toaster />);
    act(() => toast({ title: 'Saved' }));
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(
      screen.getByRole('region', { name: /Notifications/ }).contains(document.activeElement),
    ).toBe(true);
  });
});
