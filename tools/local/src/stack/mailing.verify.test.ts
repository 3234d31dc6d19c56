import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { startMailServer } from '#testing/mail-server.ts'
import { startStack } from './start-stack.ts'

/** The built shop (`npm run build`), which sends its mails to a mail server of this machine. */

const subscribe = (url: string, email: string) =>
  fetch(`${url}/api/newsletter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })

it('sends what is put into the outbox, and what was there before it started', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bartan-test-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const smtp = await startMailServer()
  onTestFinished(smtp.stop)
  const start = (smtpUrl?: string) =>
    startStack({
      dataDir,
      port: 0,
      host: '127.0.0.1',
      seed: 'empty',
      log: () => {},
      loadSeed: () => Promise.resolve(),
      smtpUrl,
    })
  const before = await start()
  await subscribe(before.url, 'asha@example.com')
  await before.stop()
  expect(smtp.mails).toEqual([])

  const stack = await start(smtp.url)
  onTestFinished(() => stack.stop())
  await expect.poll(() => smtp.mails.length).toBe(1)
  await subscribe(stack.url, 'ravi@example.com')
  await expect.poll(() => smtp.mails.length).toBe(2)
  expect(smtp.mails[0]).toContain('To: asha@example.com')
  expect(smtp.mails[1]).toContain('To: ravi@example.com')
})
