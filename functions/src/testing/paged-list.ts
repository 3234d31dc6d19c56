import { expect } from 'vitest'
import type { browserOf } from './browser.ts'

/** A list of the admin's at `path`, as `caller` goes through it. */
export const pagedList = (caller: ReturnType<typeof browserOf>, path: string) => {
  const open = async (query: string) => {
    const { status, body, headers } = await caller.get(`${path}?${query}`)
    expect({ status, body }).toMatchObject({ status: 200 })
    const rows: { _id: string }[] = body
    return {
      ids: rows.map(({ _id }) => _id),
      next: headers.get('X-Next-Cursor'),
      total: Number(headers.get('X-Total-Count')),
      link: headers.get('Link'),
    }
  }
  /** Every page of the list, one after the other; `act` is done on each before the next is asked for. */
  const openAll = async (
    query: string,
    act: (ids: string[]) => Promise<unknown> = async () => {},
  ) => {
    const pages: string[][] = []
    let next: string | null = null
    do {
      const page = await open(`${query}${next === null ? '' : `&cursor=${next}`}`)
      pages.push(page.ids)
      await act(page.ids)
      next = page.next
    } while (next !== null)
    return pages
  }
  return { open, openAll }
}
