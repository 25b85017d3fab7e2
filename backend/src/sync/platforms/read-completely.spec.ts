import { IncompleteListError, readCompletely } from './read-completely.js';

describe('readCompletely', () => {
  function failing(times: number, error: Error) {
    const list = {
      readings: 0,
      read: () => (++list.readings <= times ? Promise.reject(error) : Promise.resolve('whole')),
    };
    return list;
  }

  it.each([0, 1, 2])('answers what is complete after %i incomplete readings', async (times) => {
    const list = failing(times, new IncompleteListError('short'));
    expect(await readCompletely(list.read)).toBe('whole');
    expect(list.readings).toBe(times + 1);
  });

  it('gives up after the third', async () => {
    const list = failing(9, new IncompleteListError('short'));
    await expect(readCompletely(list.read)).rejects.toThrow('short');
    expect(list.readings).toBe(3);
  });

  it('does not read again after another failure', async () => {
    const list = failing(9, new Error('refused'));
    await expect(readCompletely(list.read)).rejects.toThrow('refused');
    expect(list.readings).toBe(1);
  });
});
