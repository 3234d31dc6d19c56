import { afterAll, describe, expect, it } from 'vitest'
import { startFirestore } from '#start.ts'
import { rawClient } from '#testing/raw-client.ts'

const DATABASE = 'projects/demo-answers/databases/(default)'
const PARENT = `${DATABASE}/documents`
const named = (path: string) => `${PARENT}/${path}`

const server = await startFirestore({ port: 0, data: ':memory:' })
const client = rawClient(server.port)
afterAll(async () => {
  client.close()
  await server.stop()
})

const commit = (...writes: object[]) => client.unary('Commit', { database: DATABASE, writes })
const set = (path: string, fields: object = {}, more: object = {}) => ({
  update: { name: named(path), fields },
  ...more,
})
const number = (integerValue: number) => ({ integerValue })
const refused = (code: number) => ({ code })

const transforms = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ fieldPath: `f${i}`, increment: number(1) }))

const booleans = (length: number) => ({
  arrayValue: { values: Array.from({ length }, () => ({ booleanValue: true })) },
})

const ask = (structuredQuery: object) =>
  client.stream<{ document?: { name: string } }>('RunQuery', { parent: PARENT, structuredQuery })
const from = (collectionId: string) => ({ from: [{ collectionId }] })
const where = (op: string, ...values: object[]) => ({
  where: { fieldFilter: { field: { fieldPath: 'v' }, op, value: { arrayValue: { values } } } },
})

const listOf = (...values: object[]) => ({ arrayValue: { values } })

const listMany = (pageSize: number) =>
  client.unary<{ documents: object[] }>('ListDocuments', {
    parent: PARENT,
    collectionId: 'many',
    pageSize,
  })

const rest = (path: string, init: RequestInit) =>
  fetch(`http://127.0.0.1:${server.port}/v1/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    ...init,
  })

const loadRules = (rules: string) =>
  fetch(`http://127.0.0.1:${server.port}/emulator/v1/projects/demo-answers:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ content: rules }] } }),
  })
const rulesWith = (allow: string) =>
  `service cloud.firestore { match /databases/{d}/documents { match /{x=**} { ${allow} } } }`

const found = async (structuredQuery: object) =>
  (await ask(structuredQuery)).flatMap(({ document }) => document?.name.split('/').pop() ?? [])

describe('a commit verifies', () => {
  it('that a document is still as it was read, and writes nothing to it', async () => {
    const { writeResults } = await client.unary<{
      writeResults: { updateTime: object }[]
    }>('Commit', { database: DATABASE, writes: [set('verified/a')] })
    const { updateTime } = writeResults[0] ?? {}
    await commit(
      { verify: named('verified/a'), currentDocument: { updateTime } },
      set('verified/b'),
    )
    const read = await client.unary('GetDocument', { name: named('verified/a') })
    expect(read).toMatchObject({ updateTime })
    await commit(set('verified/a', { n: number(1) }))
    await expect(
      commit({ verify: named('verified/a'), currentDocument: { updateTime } }, set('verified/c')),
    ).rejects.toMatchObject(refused(9))
    await expect(client.unary('GetDocument', { name: named('verified/c') })).rejects.toMatchObject(
      refused(5),
    )
  })

  it('over REST that a document is missing', async () => {
    const verify = { verify: named('verified/a'), currentDocument: { exists: false } }
    const answer = await fetch(`http://127.0.0.1:${server.port}/v1/${PARENT}:commit`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify({ writes: [verify] }),
    })
    expect(await answer.json()).toMatchObject({ error: { status: 'ALREADY_EXISTS' } })
  })
})

describe('a commit is refused', () => {
  it('if it updates what it has deleted', async () => {
    const update = set('order/a', {}, { currentDocument: { exists: true } })
    await commit(set('order/a'))
    await expect(commit({ delete: named('order/a') }, update)).rejects.toMatchObject(refused(3))
    await commit({ delete: named('order/a') }, set('order/a'))
  })

  it('if it transforms a document more than 500 times, however many writes that takes', async () => {
    const half = set('order/b', {}, { updateTransforms: transforms(250) })
    await commit(half, half)
    await expect(
      commit(half, half, set('order/b', {}, { updateTransforms: transforms(1) })),
    ).rejects.toMatchObject(refused(3))
    await commit(half, half, set('order/c', {}, { updateTransforms: transforms(1) }))
  })

  it.each(['Upper', 'ends-', '7seven', '0f8fad5b-d9cb-469f-a165-70867728950e', 'x'.repeat(64)])(
    'for a database that can have no id "%s"',
    async (id) => {
      const database = `projects/demo-answers/databases/${id}`
      const write = { update: { name: `${database}/documents/a/b`, fields: {} } }
      await expect(client.unary('Commit', { database, writes: [write] })).rejects.toMatchObject(
        refused(3),
      )
    },
  )
})

it('a mask may name a field and a part of it', async () => {
  const inner = (n: number) => ({ mapValue: { fields: { b: number(n), c: number(n) } } })
  await commit(set('masks/a', { a: inner(1), z: number(1) }))
  await commit(
    set(
      'masks/a',
      { a: { mapValue: { fields: { b: number(2) } } } },
      { updateMask: { fieldPaths: ['a', 'a.b'] } },
    ),
  )
  expect(await client.unary('GetDocument', { name: named('masks/a') })).toMatchObject({
    fields: { a: { mapValue: { fields: { b: { integerValue: '2' } } } }, z: {} },
  })
})

it('a document has as many index entries as is documented: of a list one for each element alone', async () => {
  await commit(set('entries/a', { list: booleans(39_998), n: number(1) }))
  await expect(
    commit(set('entries/b', { list: booleans(39_999), n: number(1) })),
  ).rejects.toMatchObject(refused(3))
})

describe('a query', () => {
  it('finds neither null nor NaN by a list of values', async () => {
    const nothing = { nullValue: 'NULL_VALUE' }
    const nan = { doubleValue: Number.NaN }
    await commit(
      set('lists/null', { v: nothing }),
      set('lists/nan', { v: nan }),
      set('lists/one', { v: number(1) }),
      set('lists/of-null', { v: listOf(nothing) }),
      set('lists/of-nan', { v: listOf(nan, number(2)) }),
    )
    expect(await found({ ...from('lists'), ...where('IN', nothing, nan, number(1)) })).toEqual([
      'one',
    ])
    expect(await found({ ...from('lists'), ...where('IN', nothing) })).toEqual([])
    const any = where('ARRAY_CONTAINS_ANY', nothing, nan, number(2))
    expect(await found({ ...from('lists'), ...any })).toEqual(['of-nan'])
    expect(await found({ ...from('lists'), ...where('ARRAY_CONTAINS_ANY', nan) })).toEqual([])
  })

  it('of a reserved collection is refused', async () => {
    await expect(ask(from('__reserved__'))).rejects.toMatchObject(refused(3))
  })
})

it('a list of all documents is asked for by 2³²−1 of them, as older SDKs do', async () => {
  await commit(...Array.from({ length: 320 }, (_, i) => set(`many/${i}`)))
  expect((await listMany(-1)).documents).toHaveLength(320)
  expect((await listMany(0)).documents).toHaveLength(300)
})

describe('over REST', () => {
  it('a BatchWrite with a bad name is refused whole', async () => {
    const writes = [set('batch/a'), { delete: named('batch') }]
    const answer = await rest(`${PARENT}:batchWrite`, { body: JSON.stringify({ writes }) })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } })
    await expect(client.unary('GetDocument', { name: named('batch/a') })).rejects.toMatchObject(
      refused(5),
    )
  })

  it('a body of more than 10 MiB is refused, whether or not it says its length', async () => {
    const bytes = Buffer.alloc(11 * 1024 * 1024, ' ')
    const unmeasured = new ReadableStream({
      start: (controller) => {
        controller.enqueue(bytes)
        controller.close()
      },
    })
    for (const body of [bytes, unmeasured]) {
      const answer = await rest(`${PARENT}:commit`, { body, duplex: 'half' })
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({
        error: { message: expect.stringContaining('10485760 bytes') as string },
      })
    }
  })

  it('an idle connection is kept for longer than clients reuse it', async () => {
    const answer = await rest(`${PARENT}:commit`, { body: '{"writes":[]}' })
    expect(answer.headers.get('keep-alive')).toMatch(/^timeout=(?:[6-9]\d\d|\d{4,})$/)
    await answer.text()
  })

  it('a page of any origin may call with credentials', async () => {
    const answer = await rest(`${PARENT}:commit`, {
      body: '{"writes":[]}',
      headers: { authorization: 'Bearer owner', origin: 'http://shop.test' },
    })
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://shop.test')
    expect(answer.headers.get('access-control-allow-credentials')).toBe('true')
    await answer.text()
  })
})

describe('security rules', () => {
  it('that allow nothing are taken, since that is what holds here', async () => {
    const answer = await loadRules(rulesWith('// allow read;\n allow read, write: if false;'))
    expect([answer.status, await answer.json()]).toEqual([200, {}])
  })

  it.each(['allow read;', 'allow write: if request.auth != null;'])(
    'that allow something are refused with the reason: %s',
    async (allow) => {
      const answer = await loadRules(rulesWith(allow))
      expect(answer.status).toBe(501)
      expect(await answer.text()).toContain('Security rules are not run here')
    },
  )
})
