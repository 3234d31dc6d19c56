import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { accountsOf } from './accounts.ts'

/** Authentication behind a line that loses its first answer. */
const startLosingLine = async (host: string) => {
  let answers = 0
  const server = createServer((request, response) => {
    const { method = 'POST', url = '', headers } = request
    const forward = async () => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const { authorization = '', 'content-type': type = '' } = headers
      const reply = await fetch(`http://${host}${url}`, {
        method,
        headers: { authorization, 'content-type': type },
        body: Buffer.concat(chunks),
      })
      const text = await reply.text()
      if (answers++ === 0) response.writeHead(503).end()
      else response.writeHead(reply.status, { 'content-type': 'application/json' }).end(text)
    }
    void forward()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
  })
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('makes an account once, though the answer to the first try was lost', async () => {
  const line = await startLosingLine(process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '')
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', line)
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  const config = readConfig({
    ...process.env,
    FIREBASE_CONFIG: undefined,
    GCLOUD_PROJECT: 'demo-line',
  })
  const { create, aliasOf } = accountsOf(config)
  const account = { uid: 'losing', alias: 'losing@shop.example', password: 'Test@1234' }
  await create({ ...account, role: 'customer' })
  expect(await aliasOf('losing')).toBe(account.alias)
})
