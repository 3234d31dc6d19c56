import { join } from 'node:path'
import { Storage } from '@google-cloud/storage'
import { afterAll, expect, it } from 'vitest'
import { startChildService } from '#processes/child-service.ts'

const BUCKET = 'demo-rules.firebasestorage.app'
const PICTURE = 'upload/v1/products/tiffin/320.webp'

/** As the web SDK would, without a token. */
const asClient = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${storage.ready.port}/v0/b/${BUCKET}/o${path}`, init)

const name = (object: string) => `/${encodeURIComponent(object)}`

const storage = await startChildService('Storage', join(import.meta.dirname, 'main.ts'), {
  onOutput: () => {},
})
const bucket = new Storage({
  apiEndpoint: `http://127.0.0.1:${storage.ready.port}`,
  projectId: 'demo-rules',
}).bucket(BUCKET)
for (const object of [PICTURE, 'upload/v1/others/a.webp', 'private.txt'])
  await bucket.file(object).save('bytes', { resumable: false })

afterAll(() => storage.stop())

it.each([PICTURE, 'upload/v1/others/a.webp', 'private.txt'])(
  'lets nobody read %s',
  async (object) => {
    expect((await asClient(`${name(object)}?alt=media`)).status).toBe(403)
    expect((await asClient(name(object))).status).toBe(403)
  },
)

it('lets nobody list, write or delete', async () => {
  expect((await asClient('?prefix=upload/')).status).toBe(403)
  const upload = asClient(`?name=${encodeURIComponent(PICTURE)}`, { method: 'POST', body: 'mine' })
  expect((await upload).status).toBe(403)
  expect((await asClient(name(PICTURE), { method: 'DELETE' })).status).toBe(403)
})
