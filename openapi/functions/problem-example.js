const PROBLEM = 'application/problem+json';

/**
 * Finds problems whose example is missing, or is of another status or operation.
 * Its input stands at `paths/{path}/{method}/responses/{status}/content`.
 */
export default function problemExample(content, _options, { path }) {
  const [, template, , , status] = path;
  const example = content[PROBLEM]?.example;
  if (!example) return [{ message: `${status} has no example.` }];
  const faults = [];
  if (String(example.status) !== status) {
    faults.push({ message: `The example of ${status} has the status ${example.status}.` });
  }
  if (!toPattern(template).test(example.instance ?? '')) {
    faults.push({ message: `The example of ${status} is of ${example.instance}.` });
  }
  if (status === '400' && !example.errors?.length) {
    faults.push({ message: 'The example of 400 names no field.' });
  }
  return faults;
}

function toPattern(template) {
  return new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/{}]+')}$`);
}
