import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Change } from './document.ts'
import { Failure } from './failure.ts'
import { Locks, type Owner } from './locks.ts'

let locks: Locks
let age: number

beforeEach(() => {
  locks = new Locks()
  age = 0
})

/** Each is younger than the one before it. */
const newOwner = (): Owner => ({ age: ++age, wounded: false, finishing: false })

/** A lock that was asked for: 'waiting', 'held', or the code of the failure. */
const follow = (request: Promise<void>) => {
  const state = { now: 'waiting' }
  request.then(
    () => (state.now = 'held'),
    (error: unknown) => (state.now = error instanceof Failure ? error.code : String(error)),
  )
  return state
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

const change = (path: string): Change => ({
  path,
  before: undefined,
  after: { path, fields: new Map(), createTime: 1, updateTime: 1 },
})

const write = (owner: Owner, ...paths: string[]) =>
  follow(locks.write(owner, paths, { changes: () => paths.map(change), granted: () => undefined }))

const read = (owner: Owner, ...paths: string[]) => follow(locks.read(owner, paths))

describe('locks', () => {
  it('let readers share, and a younger writer wait for them', async () => {
    const [first, second, writer] = [newOwner(), newOwner(), newOwner()]
    const [one, two] = [read(first, 'a'), read(second, 'a')]
    const written = write(writer, 'a')
    await settled()
    expect([one.now, two.now, written.now]).toEqual(['held', 'held', 'waiting'])
    locks.release(first)
    locks.release(second)
    await settled()
    expect(written.now).toBe('held')
  })

  it('abort a younger reader when an older one commits', async () => {
    const [older, younger] = [newOwner(), newOwner()]
    read(older, 'a')
    read(younger, 'a')
    const written = write(older, 'a')
    await settled()
    expect(written.now).toBe('held')
    expect(younger.wounded).toBe(true)
    const late = write(younger, 'a')
    await settled()
    expect(late.now).toBe('ABORTED')
  })

  it('ask what a commit changes only if another one relies on a range', async () => {
    const [one, other] = [newOwner(), newOwner()]
    const changes = vi.fn<() => Change[]>(() => [change('a')])
    locks.lockRange(one, () => false)
    await locks.write(one, ['a'], { changes, granted: () => undefined })
    expect(changes).not.toHaveBeenCalled()
    locks.lockRange(other, () => false)
    await locks.write(one, ['b'], { changes, granted: () => undefined })
    expect(changes).toHaveBeenCalledOnce()
  })

  it('let nobody younger pass a waiting writer', async () => {
    const [reader, writer, later] = [newOwner(), newOwner(), newOwner()]
    read(reader, 'a')
    const written = write(writer, 'a')
    const second = read(later, 'a')
    await settled()
    expect([written.now, second.now]).toEqual(['waiting', 'waiting'])
    locks.release(reader)
    await settled()
    expect([written.now, second.now]).toEqual(['held', 'waiting'])
    locks.release(writer)
    await settled()
    expect(second.now).toBe('held')
  })

  it('find a deadlock at once, and abort the youngest in it', async () => {
    const [older, younger] = [newOwner(), newOwner()]
    write(older, 'a')
    write(younger, 'b')
    const one = read(older, 'b')
    const two = read(younger, 'a')
    await settled()
    expect([one.now, two.now]).toEqual(['held', 'ABORTED'])
  })

  it('make readers take turns where one was aborted before', async () => {
    const [older, younger] = [newOwner(), newOwner()]
    read(older, 'a')
    read(younger, 'a')
    write(older, 'a')
    locks.release(older)
    const [first, second] = [newOwner(), newOwner()]
    const [one, two] = [read(first, 'a'), read(second, 'a')]
    await settled()
    expect([one.now, two.now]).toEqual(['held', 'waiting'])
    write(first, 'a')
    locks.release(first)
    await settled()
    expect(two.now).toBe('held')
  })

  it('are given up for when the caller goes away', async () => {
    const abort = new AbortController()
    write(newOwner(), 'a')
    const waiting = follow(locks.read(newOwner(), ['a'], abort.signal))
    abort.abort()
    await settled()
    expect(waiting.now).toBe('CANCELLED')
  })
})

describe('a wait', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('ends after twenty seconds', async () => {
    write(newOwner(), 'a')
    const waiting = write(newOwner(), 'a')
    await vi.advanceTimersByTimeAsync(19_000)
    expect(waiting.now).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1_001)
    expect(waiting.now).toBe('ABORTED')
  })
})
