import type { ChangingCall, Prepared } from './prepare.ts'

const contentOf = ({ body, picture, csv }: Prepared) => {
  if (picture) {
    const form = new FormData()
    form.set('image', new Blob([Buffer.from(picture)]), 'photo.jpg')
    return { body: form }
  }
  if (csv !== undefined) return { body: csv, type: 'text/csv' }
  return body === undefined ? {} : { body: JSON.stringify(body), type: 'application/json' }
}

/** Makes a call with an Idempotency-Key. */
export const sendKeyed = async (
  url: string,
  name: ChangingCall,
  prepared: Prepared,
  key: string,
) => {
  const { body, type } = { type: undefined, body: undefined, ...contentOf(prepared) }
  const [method = '', path = ''] = name.split(' ')
  const response = await fetch(url + (prepared.path ?? path), {
    method,
    headers: {
      ...(type && { 'content-type': type }),
      ...(prepared.who && { authorization: `Bearer ${prepared.who.token}` }),
      'idempotency-key': key,
    },
    ...(body !== undefined && { body }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return { status: response.status, body: (isJson ? JSON.parse(text) : text.length) as object }
}
