import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Firestore, GeoPoint, Timestamp } from '@google-cloud/firestore'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { startFirestore } from '#start.ts'

const DATABASE = 'projects/demo-rest/databases/(default)'
const DOCUMENTS = `${DATABASE}/documents`
const OWNER = { authorization: 'Bearer owner' }

const INDEXES = {
  indexes: [
    {
      collectionGroup: 'items',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'kind', order: 'ASCENDING' },
        { fieldPath: 'n', order: 'DESCENDING' },
      ],
    },
  ],
  fieldOverrides: [{ collectionGroup: 'mail', fieldPath: 'expireAt', ttl: true, indexes: [] }],
}

const folder = mkdtempSync(join(tmpdir(), 'firestore-rest-'))
const indexes = join(folder, 'firestore.indexes.json')
writeFileSync(indexes, JSON.stringify(INDEXES))
const server = await startFirestore({ port: 0, data: ':memory:', indexes })
vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${server.port}`)
const sdk = new Firestore({ projectId: 'demo-rest' })

afterAll(async () => {
  await sdk.terminate()
  vi.unstubAllEnvs()
  await server.stop()
  rmSync(folder, { recursive: true })
})

/** What replies hold, as far as it is looked at by name. */
type Shown = {
  readonly createTime?: string
  readonly fields?: Record<string, unknown>
  readonly documents?: readonly object[]
  readonly nextPageToken?: string
  readonly transaction?: string
  readonly writeResults?: readonly { readonly transformResults: readonly object[] }[]
  readonly collectionIds?: readonly string[]
  readonly indexes?: readonly object[]
  readonly error?: { readonly message: string }
}

const ask = async (method: string, path: string, body?: object, headers: object = OWNER) => {
  const response = await fetch(`http://127.0.0.1:${server.port}/v1/${path}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Shown }
}

const post = (path: string, body: object) => ask('POST', path, body)

const FIELDS = {
  none: { nullValue: null },
  yes: { booleanValue: true },
  n: { integerValue: '9007199254740993' },
  x: { doubleValue: 0.5 },
  nan: { doubleValue: 'NaN' },
  at: { timestampValue: '2026-11-22T06:57:21.123456Z' },
  text: { stringValue: 'पानी' },
  bytes: { bytesValue: 'AP8=' },
  ref: { referenceValue: `${DOCUMENTS}/items/other` },
  place: { geoPointValue: { latitude: 25.3, longitude: 83 } },
  list: { arrayValue: { values: [{ stringValue: 'a' }, { integerValue: '1' }] } },
  map: { mapValue: { fields: { createTime: { stringValue: 'a user’s own name' } } } },
}

describe('documents over REST', () => {
  it('are stored and read with every type of value, and are the same over gRPC', async () => {
    const created = await post(`${DOCUMENTS}/items?documentId=whole`, { fields: FIELDS })
    expect(created).toMatchObject({
      status: 200,
      body: { name: `${DOCUMENTS}/items/whole`, fields: FIELDS },
    })
    expect(created.body.createTime).toMatch(/^2\d{3}-.*Z$/)
    expect(await ask('GET', `${DOCUMENTS}/items/whole`)).toEqual(created)
    const read = (await sdk.doc('items/whole').get()).data()
    expect(read).toMatchObject({
      x: 0.5,
      text: 'पानी',
      place: new GeoPoint(25.3, 83),
      at: new Timestamp(1_795_330_641, 123_456_000),
      map: { createTime: 'a user’s own name' },
    })
  })

  it('are changed in part, listed by pages, and deleted on a condition', async () => {
    await post(`${DOCUMENTS}/parts?documentId=a`, { fields: { n: { integerValue: 1 } } })
    await post(`${DOCUMENTS}/parts?documentId=b`, { fields: { n: { integerValue: 2 } } })
    const path = `${DOCUMENTS}/parts/a`
    const change = { fields: { m: { integerValue: '3' }, n: { integerValue: '9' } } }
    const { body } = await ask('PATCH', `${path}?updateMask.fieldPaths=m`, change)
    expect(body.fields).toEqual({ n: { integerValue: '1' }, m: { integerValue: '3' } })
    const page = await ask('GET', `${DOCUMENTS}/parts?pageSize=1&mask.fieldPaths=n`)
    expect(page.body.documents).toMatchObject([{ fields: { n: { integerValue: '1' } } }])
    const next = await ask('GET', `${DOCUMENTS}/parts?pageToken=${page.body.nextPageToken}`)
    expect(next.body.documents).toMatchObject([{ name: `${DOCUMENTS}/parts/b` }])
    const late = '2020-01-01T00:00:00Z'
    const refused = await ask('DELETE', `${path}?currentDocument.updateTime=${late}`)
    expect(refused).toMatchObject({
      status: 400,
      body: { error: { status: 'FAILED_PRECONDITION' } },
    })
    expect(await ask('DELETE', path)).toEqual({ status: 200, body: {} })
    expect(await ask('GET', path)).toMatchObject({
      status: 404,
      body: { error: { status: 'NOT_FOUND' } },
    })
  })
})

const withNumber = (n: string) => ({ document: { fields: { n: { integerValue: n } } } })

describe('calls over REST', () => {
  it('commit with transforms in a transaction, and read what it wrote', async () => {
    const { body: begun } = await post(`${DOCUMENTS}:beginTransaction`, {
      options: { readWrite: {} },
    })
    const got = await post(`${DOCUMENTS}:batchGet`, {
      documents: [`${DOCUMENTS}/counts/one`],
      transaction: begun.transaction,
    })
    expect(got.body).toMatchObject([{ missing: `${DOCUMENTS}/counts/one` }])
    const write = {
      update: { name: `${DOCUMENTS}/counts/one`, fields: {} },
      updateTransforms: [
        { fieldPath: 'n', increment: { integerValue: '2' } },
        { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' },
      ],
    }
    const { body } = await post(`${DOCUMENTS}:commit`, {
      writes: [write],
      transaction: begun.transaction,
    })
    expect(body.writeResults?.[0]?.transformResults[0]).toEqual({ integerValue: '2' })
    expect((await sdk.doc('counts/one').get()).get('n')).toBe(2)
  })

  it('query and aggregate, by the declared indexes', async () => {
    for (const n of [1, 2, 3])
      await post(`${DOCUMENTS}/items`, {
        fields: { kind: { stringValue: 'mug' }, n: { integerValue: n } },
      })
    const where = {
      fieldFilter: { field: { fieldPath: 'kind' }, op: 'EQUAL', value: { stringValue: 'mug' } },
    }
    const orderBy = [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }]
    const query = { from: [{ collectionId: 'items' }], where, orderBy, limit: 2 }
    const { body: found } = await post(`${DOCUMENTS}:runQuery`, { structuredQuery: query })
    expect(found).toMatchObject([withNumber('3'), withNumber('2')])
    const other = { ...query, orderBy: [{ field: { fieldPath: 'x' } }] }
    const refused = await post(`${DOCUMENTS}:runQuery`, { structuredQuery: other })
    expect(refused).toMatchObject({
      status: 400,
      body: [{ error: { status: 'FAILED_PRECONDITION' } }],
    })
    const count = {
      structuredAggregationQuery: {
        structuredQuery: { from: [{ collectionId: 'items' }], where },
        aggregations: [{ alias: 'all', count: { upTo: '2' } }],
      },
    }
    const { body: counted } = await post(`${DOCUMENTS}:runAggregationQuery`, count)
    expect(counted).toMatchObject([{ result: { aggregateFields: { all: { integerValue: '2' } } } }])
    const { body: ids } = await post(`${DOCUMENTS}:listCollectionIds`, {})
    expect(ids.collectionIds).toContain('items')
  })

  it('are refused plainly: without the owner’s token, with unknown fields, and where there is nothing', async () => {
    const stranger = await ask('GET', `${DOCUMENTS}/items/whole`, undefined, {})
    expect(stranger).toMatchObject({
      status: 403,
      body: { error: { status: 'PERMISSION_DENIED' } },
    })
    expect(stranger.body.error?.message).toContain('No security rules are evaluated here')
    const unknown = await post(`${DOCUMENTS}:commit`, { write: [] })
    expect(unknown.body.error?.message).toContain('Unknown name "write"')
    expect((await post(`${DOCUMENTS}:listen`, {})).status).toBe(501)
    expect((await ask('GET', 'projects/demo-rest')).status).toBe(404)
  })
})

it('tells tools which indexes and times to live are declared, and changes none', async () => {
  const groups = `${DATABASE}/collectionGroups`
  const { body: listed } = await ask('GET', `${groups}/-/indexes`)
  expect(listed.indexes).toMatchObject([
    { name: `${groups}/items/indexes/1`, state: 'READY', fields: INDEXES.indexes[0]?.fields },
  ])
  const { body: fields } = await ask('GET', `${groups}/-/fields?filter=ttlConfig:*`)
  expect(fields.fields).toEqual([
    { name: `${groups}/mail/fields/expireAt`, ttlConfig: { state: 'ACTIVE' } },
  ])
  expect((await post(`${groups}/items/indexes`, {})).body.error?.message).toContain(
    'firestore.indexes.json',
  )
})
