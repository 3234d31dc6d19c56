import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { rawClient, type RawClient } from './testing/raw-client.ts'

let data: string
let server: ChildProcess | undefined

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'firestore-crash-'))
})

afterEach(async () => {
  server?.kill('SIGKILL')
  await rm(data, { recursive: true, force: true })
})

const start = async (): Promise<RawClient> => {
  const main = join(import.meta.dirname, 'main.ts')
  const child = spawn(process.execPath, [main, '--port', '0', '--data', data, '--no-index-check'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  server = child
  const [message] = await once(child, 'message')
  return rawClient(message.port)
}

const DATABASE = 'projects/demo-crash/databases/(default)'
const name = (path: string) => `${DATABASE}/documents/${path}`
const write = (path: string) => ({ update: { name: name(path), fields: {} } })

/** Commits pairs of documents until the server dies; returns the number of the last that came through. */
const commitUntilDeath = async (
  client: RawClient,
  writer: number,
  acknowledge: (id: string) => void,
) => {
  for (let i = 0; ; i++) {
    const id = `${writer}-${i}`
    try {
      const writes = [write(`left/${id}`), write(`right/${id}`)]
      await client.unary('Commit', { database: DATABASE, writes })
    } catch {
      return
    }
    acknowledge(id)
  }
}

const idsIn = async (client: RawClient, collectionId: string) => {
  const replies = await client.stream<{ document?: { name: string } }>('RunQuery', {
    parent: `${DATABASE}/documents`,
    structuredQuery: { from: [{ collectionId }] },
  })
  return replies.flatMap(({ document }) => document?.name.split('/').at(-1) ?? [])
}

it('keeps every acknowledged commit, and none by halves, when killed', async () => {
  const acknowledged: string[] = []
  for (const [round, deadline] of [40, 77, 130].entries()) {
    const client = await start()
    const enough = acknowledged.length + deadline
    const writers = Array.from({ length: 8 }, (_, writer) =>
      commitUntilDeath(client, round * 100 + writer, (id) => {
        acknowledged.push(id)
        if (acknowledged.length === enough) server?.kill('SIGKILL')
      }),
    )
    await Promise.all(writers)
    client.close()
  }
  const client = await start()
  const [left, right] = await Promise.all([idsIn(client, 'left'), idsIn(client, 'right')])
  expect(left).toEqual(right)
  const kept = new Set(left)
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
  expect(acknowledged.length).toBeGreaterThanOrEqual(247)
  client.close()
})

it('refuses a data folder that another process uses', async () => {
  const client = await start()
  const main = join(import.meta.dirname, 'main.ts')
  const second = spawn(
    process.execPath,
    [main, '--port', '0', '--data', data, '--no-index-check'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  onTestFinished(() => void second.kill('SIGKILL'))
  let said = ''
  second.stderr.on('data', (chunk) => (said += String(chunk)))
  const [code] = await once(second, 'close')
  expect(code).toBe(1)
  expect(said).toContain('in use by another process')
  client.close()
})
