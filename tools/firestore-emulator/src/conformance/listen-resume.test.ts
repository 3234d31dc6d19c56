import { once } from 'node:events'
import type { ClientDuplexStream } from '@grpc/grpc-js'
import { afterAll, expect, it } from 'vitest'
import { startFirestore } from '#start.ts'
import { rawClient } from '#testing/raw-client.ts'

/** What the Admin SDK hides: targets, tokens, resets. */
const DATABASE = 'projects/demo-listen/databases/(default)'
const PARENT = `${DATABASE}/documents`
const HOUR_AND_MORE = 3_700

type Message = {
  readonly targetChange?: {
    readonly targetChangeType?: string
    readonly targetIds?: readonly number[]
    readonly resumeToken?: Uint8Array
    readonly cause?: { readonly code?: number }
  }
  readonly documentChange?: { readonly document: { readonly name: string } }
  readonly documentDelete?: { readonly document: string }
  readonly documentRemove?: { readonly document: string }
}

const server = await startFirestore({ port: 0, data: ':memory:' })
const client = rawClient(server.port)
afterAll(async () => {
  client.close()
  await server.stop()
})

const idOf = (name: string) => name.split('/').at(-1)

const inWords = ({ targetChange, documentChange, documentDelete, documentRemove }: Message) => {
  if (targetChange) return targetChange.targetChangeType ?? 'NO_CHANGE'
  if (documentChange) return `changed ${idOf(documentChange.document.name)}`
  return documentDelete
    ? `deleted ${idOf(documentDelete.document)}`
    : `removed ${idOf(documentRemove?.document ?? '')}`
}

/** Reads to the next consistent snapshot, or to the end of a target. */
const untilSnapshot = async (stream: ClientDuplexStream<object, object>) => {
  const messages: Message[] = []
  for (;;) {
    let message: Message | null = stream.read()
    while (!message) {
      await once(stream, 'readable')
      message = stream.read()
    }
    messages.push(message)
    const { targetChangeType = 'NO_CHANGE' } = message.targetChange ?? { targetChangeType: '-' }
    if (targetChangeType === 'NO_CHANGE' || targetChangeType === 'REMOVE') return messages
  }
}

const items = {
  parent: PARENT,
  structuredQuery: {
    from: [{ collectionId: 'items' }],
    where: {
      fieldFilter: { field: { fieldPath: 'n' }, op: 'GREATER_THAN', value: { integerValue: 0 } },
    },
  },
}

const listen = (target: object) => {
  const stream = client.duplex('Listen')
  // Closing the client cancels what is still open.
  stream.on('error', () => undefined)
  stream.write({ database: DATABASE, addTarget: { targetId: 7, query: items, ...target } })
  return stream
}

const set = (id: string, n: number) => ({
  update: { name: `${PARENT}/items/${id}`, fields: { n: { integerValue: n } } },
})

const commit = (...writes: object[]) => client.unary('Commit', { database: DATABASE, writes })

it('tells the state, then what changes, then after a pause only what was missed', async () => {
  await commit(set('a', 1), set('b', 1), set('c', 1))
  const first = listen({})
  const state = await untilSnapshot(first)
  expect(state.map(inWords)).toEqual([
    'ADD',
    'changed a',
    'changed b',
    'changed c',
    'CURRENT',
    'NO_CHANGE',
  ])
  await commit(set('b', 0), set('c', 2))
  const news = await untilSnapshot(first)
  expect(news.map(inWords).sort()).toEqual(['NO_CHANGE', 'changed c', 'removed b'])
  first.end()

  await commit(set('d', 1), { delete: `${PARENT}/items/a` })
  const resumeToken = news.at(-1)?.targetChange?.resumeToken
  const second = listen({ resumeToken })
  expect((await untilSnapshot(second)).map(inWords)).toEqual([
    'ADD',
    'deleted a',
    'changed d',
    'CURRENT',
    'NO_CHANGE',
  ])
  second.end()
})

it('resets a target whose past is forgotten', async () => {
  const seconds = Math.floor(Date.now() / 1000) - HOUR_AND_MORE
  const stream = listen({ readTime: { seconds } })
  const words = (await untilSnapshot(stream)).map(inWords)
  expect(words.slice(0, 2)).toEqual(['ADD', 'RESET'])
  stream.end()
})

it('ends a target that cannot be served, with the reason', async () => {
  const stream = listen({ query: { ...items, structuredQuery: { from: [] } } })
  const [refused] = await untilSnapshot(stream)
  expect(refused?.targetChange).toMatchObject({
    targetChangeType: 'REMOVE',
    targetIds: [7],
    cause: { code: 3 },
  })
  stream.end()
})
