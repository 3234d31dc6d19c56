/**
 * Sends JSON by POST, or GET without a body, unless told otherwise.
 * @throws the shop's answer if it isn't a success
 */
export const callJson = async <T>(
  url: string,
  {
    body,
    token,
    method = body ? 'POST' : 'GET',
  }: { body?: object; token?: string; method?: 'GET' | 'POST' | 'PUT' } = {},
): Promise<T> => {
  const reply = await fetch(url, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await reply.text()
  if (!reply.ok) throw new Error(`${reply.status} ${url}: ${text}`)
  return JSON.parse(text) as T
}
