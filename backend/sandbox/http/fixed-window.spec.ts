import { FixedWindow } from './fixed-window.js';

describe('FixedWindow', () => {
  let now: number;
  let window: FixedWindow;

  beforeEach(() => {
    now = 1_000;
    window = new FixedWindow(2, 60_000, () => now);
  });

  it('refuses what exceeds the limit and says when the window ends', () => {
    expect(window.take('a')).toEqual({ allowed: true, resetsAt: 61_000 });
    now = 30_000;
    expect(window.take('a')).toEqual({ allowed: true, resetsAt: 61_000 });
    expect(window.take('a')).toEqual({ allowed: false, resetsAt: 61_000 });
  });

  it('opens a new window when the old one has ended, not before', () => {
    for (let call = 0; call < 3; call += 1) window.take('a');
    now = 60_999;
    expect(window.take('a').allowed).toBe(false);
    now = 61_000;
    expect(window.take('a')).toEqual({ allowed: true, resetsAt: 121_000 });
  });

  it('counts each key on its own', () => {
    for (let call = 0; call < 3; call += 1) window.take('a');
    expect(window.take('b').allowed).toBe(true);
  });
});
