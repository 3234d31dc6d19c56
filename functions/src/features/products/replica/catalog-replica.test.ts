import { describe, expect, it } from 'vitest'
import { STALE_MS, startReplica } from '../testing/start-replica.ts'
import type { StoredProducts } from '../testing/stored-products.ts'

describe('a warm replica', () => {
  it('asks for nothing until its time is over, then for changes only', async () => {
    const { stored, clock, ids } = startReplica()
    for (const id of ['a', 'b', 'c']) stored.write(id)
    expect(await ids()).toEqual(['a', 'b', 'c'])
    stored.pass(60)
    clock.pass(STALE_MS)
    await ids()
    stored.queries = 0
    clock.pass(STALE_MS * 0.7)
    expect(await ids()).toEqual(['a', 'b', 'c'])
    expect(stored.queries).toBe(0)
    stored.write('b', { name: 'new' })
    stored.reads = 0
    clock.pass(STALE_MS)
    expect(await ids()).toEqual(['a', 'b', 'c'])
    expect(stored.reads).toBe(1)
  })

  it('refreshes once for all who come meanwhile, and serves them what it has', async () => {
    const { stored, clock, ids, replica } = startReplica()
    stored.write('a')
    await ids()
    stored.write('b')
    const { promise: opened, resolve: open } = Promise.withResolvers<void>()
    stored.gate = opened
    stored.queries = 0
    clock.pass(STALE_MS * 0.9)
    expect(await Promise.all([ids(), ids(), ids()])).toEqual([['a'], ['a'], ['a']])
    expect(stored.queries).toBe(1)
    open()
    await replica.idle()
    expect(await ids()).toEqual(['a', 'b'])
    expect(stored.queries).toBe(1)
  })

  it('is never older than the bound: who comes after a quiet hour waits for the refresh', async () => {
    const { stored, clock, ids } = startReplica()
    stored.write('a')
    await ids()
    stored.write('b')
    stored.delete('a')
    clock.pass(3_600_000)
    expect(await ids()).toEqual(['b'])
  })
})

describe('own writes', () => {
  it('are there at once, and no answer from before them takes them back', async () => {
    const { stored, clock, ids, replica } = startReplica()
    stored.write('a')
    stored.write('b')
    await ids()
    const { promise: opened, resolve: open } = Promise.withResolvers<void>()
    stored.gate = opened
    clock.pass(STALE_MS * 0.9)
    await ids()
    stored.delete('a')
    stored.write('c')
    await replica.productsChanged(['a', 'c'])
    expect(await ids()).toEqual(['b', 'c'])
    open()
    await replica.idle()
    expect(await ids()).toEqual(['b', 'c'])
  })

  it('do not fail when they can not be read again', async () => {
    const { stored, ids, replica, log } = startReplica()
    stored.write('a')
    await ids()
    stored.isCutOff = true
    await replica.productsChanged(['a'])
    expect(log.entries).toMatchObject([{ level: 'warn' }])
  })
})

describe('without Firestore', () => {
  it('what was loaded goes on being served, with a line in the log, and the rest follows later', async () => {
    const { stored, clock, ids, log, replica } = startReplica()
    stored.write('a')
    await ids()
    stored.isCutOff = true
    clock.pass(STALE_MS * 2)
    expect(await ids()).toEqual(['a'])
    expect(log.entries).toMatchObject([{ level: 'warn', details: { ageMs: STALE_MS * 2 } }])
    stored.queries = 0
    expect(await ids()).toEqual(['a'])
    expect(stored.queries).toBe(0)
    stored.isCutOff = false
    stored.write('b')
    clock.pass(STALE_MS)
    expect(await ids()).toEqual(['a', 'b'])
    await replica.idle()
  })

  it('nobody waits for a refresh that hangs', async () => {
    const { stored, clock, ids, replica } = startReplica()
    stored.write('a')
    await ids()
    const { promise: opened, resolve: open } = Promise.withResolvers<void>()
    stored.gate = opened
    clock.pass(STALE_MS * 0.9)
    await ids()
    clock.pass(STALE_MS)
    expect(await ids()).toEqual(['a'])
    open()
    await replica.idle()
  })

  it('a first load fails as unavailable, and is tried again after a pause', async () => {
    const { stored, clock, ids } = startReplica()
    stored.isCutOff = true
    const unavailable = { code: 'unavailable', details: { retryAfterSeconds: 5 } }
    await expect(ids()).rejects.toMatchObject(unavailable)
    stored.isCutOff = false
    stored.write('a')
    await expect(ids()).rejects.toMatchObject(unavailable)
    clock.pass(2000)
    expect(await ids()).toEqual(['a'])
  })
})

it('a spoilt document is logged and not shown, and hides no other', async () => {
  const { stored, clock, ids, log } = startReplica()
  stored.write('a')
  stored.spoil('b')
  stored.write('c')
  expect(await ids()).toEqual(['a', 'c'])
  expect(log.entries).toMatchObject([{ level: 'error', details: { productId: 'b' } }])
  stored.spoil('a')
  stored.write('b')
  clock.pass(STALE_MS)
  expect(await ids()).toEqual(['b', 'c'])
})

const many = (stored: StoredProducts, count: number) => {
  for (let number = 0; number < count; number++) stored.write(`p${number}`)
}

describe('the copy', () => {
  it('is written when there are many changes, and makes the next cold start cheap', async () => {
    const { stored, ids, replica } = startReplica()
    many(stored, 300)
    await ids()
    expect(stored.reads).toBe(301)
    await replica.idle()
    stored.reads = 0
    // Manifest and one shard; the ten products written just before the copy was made are read again.
    expect(await startReplica(stored).ids()).toEqual(stored.liveIds())
    expect(stored.reads).toBe(12)
  })

  it('is passed over when it is damaged', async () => {
    const { stored, ids, replica, log } = startReplica()
    many(stored, 150)
    await ids()
    await replica.idle()
    stored.damageCopy()
    const second = startReplica(stored)
    expect(await second.ids()).toEqual(stored.liveIds())
    expect(log.entries).toEqual([])
    expect(second.log.entries).toMatchObject([{ level: 'warn' }])
  })
})
