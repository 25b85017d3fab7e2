process.env.LECTERN_REQUESTS ??= '20';

await import('./bad-input.api-spec.js');
