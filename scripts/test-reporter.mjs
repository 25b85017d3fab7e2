/** Reports the results of Node's test runner in the format of Jest, for `npm test`. */
export default async function* report(events) {
  const results = [];
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const status = type === 'test:fail' ? 'failed' : data.skip === undefined ? 'passed' : 'pending';
    const failureMessages = [data.details?.error?.cause?.stack ?? data.details?.error?.message];
    results.push({
      name: data.file ?? data.name,
      message: '',
      assertionResults: [{ status, fullName: data.name, failureMessages }],
    });
  }
  const count = (wanted) =>
    results.filter(({ assertionResults: [{ status }] }) => status === wanted).length;
  yield JSON.stringify({
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numRuntimeErrorTestSuites: 0,
    testResults: results,
  });
}
