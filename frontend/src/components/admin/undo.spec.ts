import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { getToasts } from '../toaster/toast-store';
import { clearUndos, pushUndo, toastWithUndo, undoLast, useUndoToast } from './undo';

afterEach(() => {
  clearUndos();
  window.history.replaceState(null, '', '/');
});

test('what was done last on a screen is taken back first, each thing once', () => {
  const takenBack: string[] = [];
  const keep = (action: string, about?: string) => pushUndo(() => takenBack.push(action), about);
  keep('hidden');
  window.history.replaceState(null, '', '/users');
  keep('many changed');
  keep('renamed', '7');
  const { run } = keep('view deleted');
  run();
  run();
  expect([undoLast(), undoLast(), undoLast()]).toEqual(['7', undefined, undefined]);
  expect(takenBack).toEqual(['view deleted', 'renamed', 'many changed']);
});

test('a newer action to a record takes the place of the older one on its screen', () => {
  const takenBack: string[] = [];
  const keep = (action: string, about: string) => pushUndo(() => takenBack.push(action), about);
  keep('story 7 approved', '7');
  window.history.replaceState(null, '', '/users');
  keep('user 7 renamed', '7');
  keep('user 8 renamed', '8');
  keep('user 7 deactivated', '7');
  while (undoLast()) continue;
  window.history.replaceState(null, '', '/');
  undoLast();
  expect(takenBack).toEqual(['user 7 deactivated', 'user 8 renamed', 'story 7 approved']);
});

test('what is answered on another screen is taken back on its own', () => {
  const takenBack: string[] = [];
  window.history.replaceState(null, '', '/users');
  pushUndo(() => takenBack.push('courses hidden'), undefined, '/courses');
  undoLast();
  expect(takenBack).toEqual([]);
  window.history.replaceState(null, '', '/courses');
  undoLast();
  expect(takenBack).toEqual(['courses hidden']);
});

test('what one person did is taken back by nobody else, by the button neither', () => {
  const takenBack: string[] = [];
  const undo = pushUndo(() => takenBack.push('story deleted'));
  toastWithUndo({ title: 'Testimonial deleted' }, undo);
  clearUndos();
  expect(getToasts()).toMatchObject([{ open: false }]);
  undo.run();
  expect(takenBack).toEqual([]);
});

test('nor is what is answered once somebody else is there', () => {
  const takeBack = jest.fn();
  const { result } = renderHook(() => useUndoToast(), { wrapper: MemoryRouter });
  clearUndos();
  result.current({ title: 'Courses updated' }, takeBack);
  expect(getToasts().map(({ title, action }) => [title, action])).toEqual([
    ['Courses updated', undefined],
  ]);
  undoLast();
  expect(takeBack).not.toHaveBeenCalled();
});
