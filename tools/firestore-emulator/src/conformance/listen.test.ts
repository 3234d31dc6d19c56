import type { DocumentSnapshot, QuerySnapshot } from 'firebase-admin/firestore'
import { afterAll, describe, expect, it } from 'vitest'
import { startConformance } from './testing/start-conformance.ts'

const { db, stop } = await startConformance()
afterAll(() => stop())

/** The snapshots of a listener, one after the other. */
const listen = <T>(
  subscribe: (next: (value: T) => void, fail: (error: Error) => void) => () => void,
) => {
  const arrived: T[] = []
  const waiting: { resolve: (value: T) => void; reject: (error: Error) => void }[] = []
  const end = subscribe(
    (value) => {
      const first = waiting.shift()
      if (first) first.resolve(value)
      else arrived.push(value)
    },
    (error) => waiting.shift()?.reject(error),
  )
  const next = () => {
    const value = arrived.shift()
    return value === undefined
      ? new Promise<T>((resolve, reject) => waiting.push({ resolve, reject }))
      : Promise.resolve(value)
  }
  return { next, end }
}

const changes = (snapshot: QuerySnapshot) =>
  snapshot.docChanges().map(({ type, doc }) => `${type} ${doc.id}`)

describe('a listener', () => {
  it('of a document sees it come, change and go', async () => {
    const ref = db.doc('watched/one')
    const { next, end } = listen<DocumentSnapshot>((value, fail) => ref.onSnapshot(value, fail))
    expect((await next()).exists).toBe(false)
    await ref.set({ n: 1 })
    expect((await next()).data()).toEqual({ n: 1 })
    await ref.update({ n: 2 })
    expect((await next()).data()).toEqual({ n: 2 })
    await ref.delete()
    expect((await next()).exists).toBe(false)
    end()
  })

  it('of a query sees results added, modified and removed', async () => {
    const items = db.collection('queried')
    await items.doc('a').set({ n: 1 })
    await items.doc('b').set({ n: 5 })
    const { next, end } = listen<QuerySnapshot>((value, fail) =>
      items.where('n', '>', 2).onSnapshot(value, fail),
    )
    expect(changes(await next())).toEqual(['added b'])
    await items.doc('a').update({ n: 9 })
    expect(changes(await next())).toEqual(['added a'])
    await items.doc('a').update({ n: 8 })
    expect(changes(await next())).toEqual(['modified a'])
    await items.doc('b').update({ n: 0 })
    expect(changes(await next())).toEqual(['removed b'])
    await items.doc('a').delete()
    expect(changes(await next())).toEqual(['removed a'])
    end()
  })

  it('of a limited query sees who moves up', async () => {
    const items = db.collection('limited')
    await Promise.all([1, 2, 3].map((n) => items.doc(`n${n}`).set({ n })))
    const { next, end } = listen<QuerySnapshot>((value, fail) =>
      items.orderBy('n').limit(2).onSnapshot(value, fail),
    )
    expect(changes(await next())).toEqual(['added n1', 'added n2'])
    await items.doc('n1').delete()
    expect(changes(await next())).toEqual(['removed n1', 'added n3'])
    end()
  })
})
