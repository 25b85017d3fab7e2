/** What integrators read first, in Markdown. */
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

### What all operations share

- **Errors** are problem documents ([RFC 9457](https://www.rfc-editor.org/rfc/rfc9457)): \`detail\` says what to do, and
  \`errors\` names each field that is not right. \`X-Request-Id\` finds the request in the operator's log.
- **Limits**: a body of 256 KB; 10 failed logins of a user and 50 of a network address in 15 minutes; 20 posts of each
  public form in 10 minutes. Then 429 with \`Retry-After\`.
- **Busy or without its database** the API answers 503 with \`Retry-After\`.
- **Unknown** query parameters and fields are refused with 400, so that a typo does not pass for an answer.
- **Caching**: answers of visitors' operations have an \`ETag\`; \`If-None-Match\` gets 304 while nothing has changed.
- **Editing**: send the \`etag\` of what you have read as \`If-Match\`, and 412 says that somebody was faster.`;
