import { hrefIn, resolve, withoutBase } from './address.ts'
import { isCopy, wroteEntry } from './overlays.ts'
import type { Location } from './address.ts'

export type NavigationType = 'pop' | 'push' | 'replace'

/** Where the router is: the browser's history, one address on the server, a list in tests. */
export type RouterHistory = {
  /** The prefix of all addresses (the language's), '' without one. */
  basename: string
  read: () => Location
  write: (location: Location, type: 'push' | 'replace') => void
  go: (steps: number) => void
  /** Calls back after Back and Forward. Returns what ends it. */
  listen: (onPop: () => void) => () => void
}

/** The key of an entry that no navigation made. */
const FIRST_KEY = 'default'

export const newKey = (): string => Math.random().toString(36).slice(2, 10)

/** In `history.state`; `idx` counts the entries, which tells how far Back or Forward went. */
type Entry = { usr?: unknown; key?: string; idx?: number } | null

const entry = () => history.state as Entry

export const browserHistory = (basename: string): RouterHistory => {
  if (entry()?.idx === undefined) history.replaceState({ ...entry(), idx: 0 }, '')
  return {
    basename,
    read: () => ({
      pathname: withoutBase(basename, location.pathname),
      search: location.search,
      hash: location.hash,
      state: entry()?.usr ?? null,
      key: entry()?.key ?? FIRST_KEY,
    }),
    write: (to, type) => {
      const idx = (entry()?.idx ?? 0) + (type === 'push' ? 1 : 0)
      // An amended entry stays what else it is, such as the copy of a page under a drawer.
      const kept = to.key === (entry()?.key ?? FIRST_KEY) && entry()
      const url = hrefIn(basename, to)
      // The copy under a drawer that led here is of no more use.
      const way = isCopy() ? 'replace' : type
      history[`${way}State`]({ ...kept, usr: to.state, key: to.key, idx }, '', url)
      wroteEntry()
    },
    go: (steps) => history.go(steps),
    listen: (onPop) => {
      addEventListener('popstate', onPop)
      return () => removeEventListener('popstate', onPop)
    },
  }
}

const ROOT = { pathname: '/', search: '' }

const nothing = () => {}

/** One address that stays, as the server has it. */
export const fixedHistory = (basename: string, address: string): RouterHistory => {
  const { pathname, ...rest } = resolve(address, ROOT)
  const place = { pathname: withoutBase(basename, pathname), ...rest, state: null, key: FIRST_KEY }
  return { basename, read: () => place, write: nothing, go: nothing, listen: () => nothing }
}

/** A list of addresses, for tests. */
export const memoryHistory = (address: string): RouterHistory => {
  const entries = [fixedHistory('', address).read()]
  const listeners = new Set<() => void>()
  let index = 0
  return {
    basename: '',
    read: () => entries[index] ?? fixedHistory('', '/').read(),
    write: (to, type) => {
      index += type === 'push' ? 1 : 0
      entries.splice(index, entries.length, to)
    },
    go: (steps) => {
      index = Math.min(Math.max(index + steps, 0), entries.length - 1)
      for (const listener of listeners) listener()
    },
    listen: (onPop) => {
      listeners.add(onPop)
      return () => listeners.delete(onPop)
    },
  }
}
