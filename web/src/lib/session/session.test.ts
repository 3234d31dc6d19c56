import { GUEST_ID_PATTERN } from '@bartan/contract/cart/rules'
import { asPhone } from '@bartan/contract/users/rules'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { STORAGE_KEYS } from '#lib/storage/local-store.ts'
import { SessionStore } from './session.ts'

const asha = { _id: 'u1', name: 'Asha', phone: asPhone('9876543210'), role: 'customer' } as const
const stores: SessionStore[] = []

/** A tab of the browser: a store of its own over the shared local storage. */
const openTab = () => {
  const store = new SessionStore()
  stores.push(store)
  return store
}

/** Other tabs hear of a change in local storage, the one that made it does not. */
const tellOtherTabs = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }))

const refuse = () => {
  throw new DOMException('denied', 'SecurityError')
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  for (const store of stores.splice(0)) store.close()
})

describe('a first visit', () => {
  it('begins logged out, with an unguessable guest id that stays', () => {
    const first = openTab().read()
    expect(first.status).toBe('guest')
    expect(first.guestId).toMatch(GUEST_ID_PATTERN)
    expect(first.guestId).toMatch(/^guest_\d+_[0-9a-f]{32}$/)
    expect(openTab().read().guestId).toBe(first.guestId)
    expect(localStorage.getItem('guestId')).toBe(first.guestId)
  })

  it('replaces a guest id that the server would refuse', () => {
    localStorage.setItem(STORAGE_KEYS.guestId, 'guest_<b>')
    expect(openTab().read().guestId).toMatch(GUEST_ID_PATTERN)
  })

  it('takes nothing in local storage for a user that is none', () => {
    localStorage.setItem(STORAGE_KEYS.token, 't')
    for (const text of ['{', 'null', '{"name":"Asha"}', '[]']) {
      localStorage.setItem(STORAGE_KEYS.user, text)
      expect(openTab().read().status).toBe('guest')
    }
  })
})

describe('login', () => {
  it('keeps user and token in local storage, so that a reload finds them', () => {
    openTab().start({ user: asha, token: 'first' })
    expect(JSON.parse(localStorage.getItem('userInfo') ?? '')).toEqual(asha)
    expect(localStorage.getItem('userToken')).toBe('first')
    const reloaded = openTab()
    expect(reloaded.read()).toMatchObject({ status: 'signed-in', user: asha })
    expect(reloaded.token).toBe('first')
  })

  it('tells whoever listens, until they stop', () => {
    const store = openTab()
    const listener = vi.fn<() => void>()
    const stop = store.store.listen(listener)
    store.start({ user: asha, token: 't' })
    stop()
    store.end()
    expect(listener).toHaveBeenCalledTimes(1)
  })
})

describe('the end of a session', () => {
  it('logout leaves nothing of the person behind and makes a new guest', () => {
    const store = openTab()
    const before = store.read().guestId
    store.start({ user: asha, token: 't' })
    for (const name of [
      STORAGE_KEYS.cart,
      STORAGE_KEYS.formerAddress,
      STORAGE_KEYS.checkout,
      STORAGE_KEYS.drafts,
      STORAGE_KEYS.pin,
    ])
      localStorage.setItem(name, '{}')
    store.end()
    expect(store.read()).toEqual({ status: 'guest', guestId: expect.any(String) })
    expect(store.read().guestId).not.toBe(before)
    expect(Object.keys(localStorage)).toEqual(['guestId'])
  })

  it('is noticed when another tab logged out', () => {
    const here = openTab()
    here.start({ user: asha, token: 't' })
    const elsewhere = openTab()
    const listener = vi.fn<() => void>()
    here.store.listen(listener)
    elsewhere.end()
    tellOtherTabs(STORAGE_KEYS.user)
    expect(here.read()).toEqual({ status: 'guest', guestId: elsewhere.read().guestId })
    expect(listener).toHaveBeenCalled()
  })

  it('is noticed when the storage was cleared', () => {
    const store = openTab()
    store.start({ user: asha, token: 't' })
    localStorage.clear()
    tellOtherTabs(null)
    expect(store.read().status).toBe('guest')
  })

  it('says so when the server ended it, and keeps guest id and address', () => {
    const store = openTab()
    const { guestId } = store.read()
    store.start({ user: asha, token: 't' })
    localStorage.setItem(STORAGE_KEYS.drafts, '{}')
    store.expire()
    expect(store.read()).toEqual({ status: 'expired', guestId })
    expect(localStorage.getItem(STORAGE_KEYS.drafts)).toBe('{}')
    store.start({ user: asha, token: 't2' })
    expect(store.read().status).toBe('signed-in')
  })

  it('leaves nothing but unsent input behind when the server ended it', () => {
    const store = openTab()
    store.start({ user: asha, token: 't' })
    for (const name of [
      STORAGE_KEYS.cart,
      STORAGE_KEYS.wishlist,
      STORAGE_KEYS.recentlyViewed,
      STORAGE_KEYS.pin,
      STORAGE_KEYS.checkout,
      STORAGE_KEYS.drafts,
    ])
      localStorage.setItem(name, '[]')
    store.expire()
    expect(Object.keys(localStorage).toSorted()).toEqual(['checkout', 'drafts', 'guestId'])
  })

  it('can only expire for somebody who is signed in', () => {
    const store = openTab()
    store.expire()
    expect(store.read().status).toBe('guest')
  })
})

it('works without local storage, for as long as the page is open', () => {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  const store = openTab()
  store.start({ user: asha, token: 't' })
  expect(store.read()).toMatchObject({ status: 'signed-in', user: asha })
  store.end()
  expect(store.read().status).toBe('guest')
})
