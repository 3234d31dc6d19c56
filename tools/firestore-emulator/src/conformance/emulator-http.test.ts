import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startFirestore, type RunningFirestore } from '#start.ts'
import { rawClient, type RawClient } from '#testing/raw-client.ts'

const DATABASE = 'projects/demo-http/databases/(default)'
const PARENT = `${DATABASE}/documents`

let server: RunningFirestore
let client: RawClient

beforeEach(async () => {
  server = await startFirestore({ port: 0, data: ':memory:' })
  client = rawClient(server.port)
})

afterEach(async () => {
  client.close()
  await server.stop()
})

const http = (path: string, method = 'GET') =>
  fetch(`http://127.0.0.1:${server.port}/emulator/v1/${path}`, { method })

type Report = {
  readonly total: object
  readonly requests: readonly object[]
}

const usage = async (of = '') => {
  const report: Report = JSON.parse(await (await http(`${of}usage`)).text())
  return report
}

const set = (id: string, n: number) => ({
  update: { name: `${PARENT}/items/${id}`, fields: { n: { integerValue: n } } },
})

const query = (value: number) => ({
  parent: PARENT,
  structuredQuery: {
    from: [{ collectionId: 'items' }],
    where: {
      fieldFilter: { field: { fieldPath: 'n' }, op: 'EQUAL', value: { integerValue: value } },
    },
  },
})

describe('beside gRPC, on the same port', () => {
  it('tells what requests would be billed', async () => {
    const writes = [set('a', 1), set('b', 1), { delete: `${PARENT}/items/c` }]
    await client.unary('Commit', { database: DATABASE, writes })
    await client.stream('RunQuery', query(1))
    await client.stream('RunQuery', query(2))
    await client.stream('RunAggregationQuery', {
      parent: PARENT,
      structuredAggregationQuery: { ...query(1), aggregations: [{ count: {} }] },
    })
    const project = 'demo-http'
    const report = await usage()
    expect(report.total).toEqual({ reads: 4, writes: 2, deletes: 1 })
    expect(report.requests).toEqual([
      { method: 'Commit', project, reads: 0, writes: 2, deletes: 1 },
      { method: 'RunQuery', project, reads: 2, writes: 0, deletes: 0 },
      { method: 'RunQuery', project, reads: 1, writes: 0, deletes: 0 },
      { method: 'RunAggregationQuery', project, reads: 1, writes: 0, deletes: 0 },
    ])
    expect((await usage('projects/demo-other/')).requests).toEqual([])
    expect((await usage('projects/demo-http/')).total).toEqual(report.total)
    await http('usage', 'DELETE')
    expect((await usage()).total).toEqual({ reads: 0, writes: 0, deletes: 0 })
  })

  it('clears one database', async () => {
    const other = 'projects/demo-other/databases/(default)'
    const writes = [set('a', 1)]
    await client.unary('Commit', { database: DATABASE, writes })
    const elsewhere = { update: { name: `${other}/documents/items/a` } }
    await client.unary('Commit', { database: other, writes: [elsewhere] })
    expect((await http(`${DATABASE}/documents`, 'DELETE')).status).toBe(200)
    const get = (database: string) =>
      client.unary('GetDocument', { name: `${database}/documents/items/a` })
    await expect(get(DATABASE)).rejects.toMatchObject({ code: 5 })
    await expect(get(other)).resolves.toBeDefined()
  })
})

describe('what is not to be served', () => {
  it('is said with its name', async () => {
    await expect(client.stream('ExecutePipeline', { database: DATABASE })).rejects.toMatchObject({
      code: 12,
      details: 'ExecutePipeline is not implemented',
    })
  })

  it('is denied to all but the Admin SDK', async () => {
    const stranger = rawClient(server.port, 'Bearer somebody')
    const get = stranger.unary('GetDocument', { name: `${PARENT}/items/a` })
    await expect(get).rejects.toMatchObject({ code: 7 })
    stranger.close()
  })

  it('is refused when it is larger than 10 MiB', async () => {
    const large = { stringValue: 'x'.repeat(1_000_000) }
    const writes = Array.from({ length: 11 }, (_, i) => ({
      update: { name: `${PARENT}/large/${i}`, fields: { large } },
    }))
    await expect(client.unary('Commit', { database: DATABASE, writes })).rejects.toMatchObject({
      code: 3,
      details: 'Request payload size exceeds the limit: 10485760 bytes.',
    })
  })
})
