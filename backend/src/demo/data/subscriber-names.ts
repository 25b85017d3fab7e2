// oxfmt-ignore
export const GIVEN_NAMES = [
  'amara', 'tomasz', 'priya', 'lucas', 'noor', 'ingrid', 'kwame', 'sofia', 'hiroshi', 'elena',
  'diego', 'fatima', 'jonas', 'mei', 'rafael', 'aisling', 'omar', 'katarzyna', 'samuel', 'leila',
  'mateo', 'anneke', 'dmitri', 'zainab', 'oliver', 'yuki', 'carmen', 'babak', 'freya', 'chidi',
  'helena', 'arjun', 'celine', 'marek', 'thandiwe', 'lars', 'ximena', 'ruth', 'paolo', 'sunniva',
] as const;

// oxfmt-ignore
export const FAMILY_NAMES = [
  'okafor', 'nowak', 'raman', 'ferreira', 'haddad', 'solberg', 'mensah', 'rossi', 'tanaka',
  'petrova', 'alvarez', 'rahman', 'lindqvist', 'chen', 'costa', 'byrne', 'khalil', 'zielinska',
  'adeyemi', 'farahani', 'herrera', 'devries', 'volkov', 'bello', 'whitfield', 'sato', 'navarro',
  'jafari', 'nielsen', 'eze', 'weber', 'mehta', 'dubois', 'horak', 'dlamini', 'hansen', 'ortega',
  'goldberg', 'conti', 'haugen', 'marlowe',
] as const;

/** Reserved host names, so that no mail is ever delivered. */
export const HOSTS = [
  'example.org',
  'example.com',
  'example.net',
  'post.example',
  'northwind-freight.example',
  'halden-hospital.example',
  'brightpath-schools.example',
  'kestrel-robotics.example',
  'lumen-insurance.example',
  'fjord-energy.example',
  'civic-data.example',
  'ada-and-sons.example',
  'tidewater-bank.example',
] as const;
