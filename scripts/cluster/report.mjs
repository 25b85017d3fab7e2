/** Milliseconds that admin calls and writes may go without a good answer. */
const RECOVERS_WITHIN = 5_000;
const PASSING = new Set([502, 503]);

/** Says what was counted, and whether it is good enough. */
export function printReport({ load, rolling, kills, found, isEditKept }) {
  const { reads, writes, admin, acknowledged } = load;
  console.table(
    Object.fromEntries(
      Object.entries({ reads, writes, admin }).map(([kind, counts]) => [
        kind,
        {
          requests: counts.good + counts.failed,
          failed: counts.failed,
          'failures by kind': counts.describeFailures,
          'longest without an answer (s)': Number((counts.longest / 1000).toFixed(1)),
        },
      ]),
    ),
  );
  console.log(`replicas killed: ${kills}`);
  console.log(`writes acknowledged: ${acknowledged.length}, found afterwards: ${found}`);
  const checks = [
    ['no public read failed', reads.failed === 0],
    ['no acknowledged write is lost', acknowledged.length > 0 && found === acknowledged.length],
    ['the last acknowledged edit holds', isEditKept],
    ['restarting all replicas in turn failed no request', rolling === 0],
    ['writes and admin calls failed as 502 or 503 only', [writes, admin].every(failsWell)],
    [
      `writes and admin calls recovered within ${RECOVERS_WITHIN / 1000} s`,
      [writes, admin].every(({ longest }) => longest <= RECOVERS_WITHIN),
    ],
  ];
  for (const [what, holds] of checks) console.log(`${holds ? 'ok    ' : 'FAILED'}  ${what}`);
  return checks.every(([, holds]) => holds);
}

const failsWell = ({ kinds }) => [...kinds.keys()].every((how) => PASSING.has(how));
