export const GUIDE = `Courses, success stories and newsletter of a tech-training provider, and the back office behind them. Errors are problem documents (RFC 9457).

[The site](/) · [The back office](/admin) · [This description as JSON](/api/openapi.json)

### Getting a token

Visitors' operations need none. For the others, sign in with a user of the back office and send the token along:

\`\`\`sh
TOKEN=$(curl -s http://localhost:3000/api/admin/login \\
  -H 'Content-Type: application/json' \\
  -d '{"username": "admin", "password": "…"}' | jq -r .access_token)
curl -s http://localhost:3000/api/admin/me -H "Authorization: Bearer $TOKEN"
\`\`\`

On this page: *Sign in* under **Auth**, "Try it out", and put the \`access_token\` of the answer into **Authorize**. A token
lasts 12 hours unless the operator says otherwise (\`JWT_EXPIRES_IN\`), and ends when its user is deactivated or gets a new
password. Staff may call what their screens need; everything else answers 403.

### Programs

Give a program a key instead: an admin makes one at [API keys](/admin/api-keys), with a name, what it may read and write, and
if you like an end and the network addresses that it may come from. It is shown once, and goes into a header of its own:

\`\`\`sh
curl -s 'http://localhost:3000/api/admin/courses?view=card' -H "X-API-Key: $LECTERN_API_KEY"
\`\`\`

Each operation that is open to keys says which scope it needs. A key acts for the admin who made it, and ends with them.

### What all operations share

- **Errors** are problem documents ([RFC 9457](https://www.rfc-editor.org/rfc/rfc9457)): \`detail\` says what to do, and
  \`errors\` names each field that is not right. \`X-Request-Id\` finds the request in the operator's log.
- **Limits**: a body of 256 KB (pictures 15 MB, imports 8 MB, reports of browsers 64 KB); 10 failed logins of a user and 50
  of a network address in 15 minutes; 20 posts of each public form in 10 minutes. Then 429 with \`Retry-After\`.
- **Busy or without its database** the API answers 503 with \`Retry-After\`.
- **Unknown** query parameters and fields are refused with 400, so that a typo does not pass for an answer.
- **Caching**: answers with what visitors see have an \`ETag\`; \`If-None-Match\` gets 304 while nothing has changed.
- **Editing**: where an operation names \`If-Match\`, send the \`etag\` of what you have read, and 412 says that somebody was faster.`;
