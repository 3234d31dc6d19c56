import { readFileSync } from 'node:fs'
import { startFirestore } from '@bartan/firestore-emulator/start'
import { Firestore } from '@google-cloud/firestore'
import { expect, it, onTestFinished } from 'vitest'

// There is no metadata server to ask for credentials, and looking for one takes seconds.
process.env['METADATA_SERVER_DETECTION'] = 'none'

const rulesOf = (file: string) =>
  readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8').replaceAll(/\/\/.*$/gm, '')

const grantsOf = (file: string) =>
  [...rulesOf(file).matchAll(/allow ([^:;]+)(?::\s*if\s+([^;]+))?;/g)].map(
    ([, methods, condition]) => ({ methods, condition }),
  )

it('give clients nothing of Firestore', () => {
  expect(rulesOf('firestore.rules')).toMatch(/match \/\{document=\*\*\}/)
  expect(grantsOf('firestore.rules')).toEqual([{ methods: 'read, write', condition: 'false' }])
})

it('give clients nothing of Storage', () => {
  expect(rulesOf('storage.rules')).toMatch(/match \/\{object=\*\*\}/)
  expect(grantsOf('storage.rules')).toEqual([{ methods: 'read, write', condition: 'false' }])
})

it('hold on the local Firestore as well, for whoever is not the Admin SDK', async () => {
  const server = await startFirestore({ port: 0, data: ':memory:' })
  const client = new Firestore({
    projectId: 'demo-rules',
    host: `127.0.0.1:${server.port}`,
    ssl: false,
    // Otherwise google-gax repeats a refused read after 2 and 4 seconds.
    gaxServerStreamingRetries: true,
    customHeaders: { authorization: 'Bearer an-id-token' },
  })
  onTestFinished(async () => {
    await client.terminate()
    await server.stop()
  })
  await expect(client.doc('products/p').get()).rejects.toThrow('PERMISSION_DENIED')
  await expect(client.doc('products/p').set({})).rejects.toThrow('PERMISSION_DENIED')
})
