import type { Request, Response } from 'express'
import { pageLinks } from './page-links.ts'

type Paging = {
  page?: number | undefined
  limit: number
  total: number | undefined
  next?: string | undefined
}

const linkOf = (path: string, query: URLSearchParams, relation: string): string => {
  const search = query.toString()
  return `<${path}${search && `?${search}`}>; rel="${relation}"`
}

/** From a page that a cursor led to, only the first and the next are known. */
const cursorLinks = (
  path: string,
  query: URLSearchParams,
  next: string | undefined,
  name = 'cursor',
): string => {
  const first = linkOf(path, query, 'first')
  if (next === undefined) return first
  return `${first}, ${linkOf(path, new URLSearchParams([...query, [name, next]]), 'next')}`
}

/** The address of a list without the place in it. */
const listOf = ({ originalUrl }: Request) => {
  const [path = '', search] = originalUrl.split('?', 2)
  const query = new URLSearchParams(search)
  const isByCursor = !!query.get('cursor')
  for (const name of ['cursor', 'page', 'after']) query.delete(name)
  return { path, query, isByCursor }
}

/** Tells the caller of a list about its other pages: X-Total-Count where all were counted, Link, and X-Next-Cursor where there is one. */
export const tellPages = (
  req: Request,
  res: Response,
  { page = 1, limit, total, next }: Paging,
): void => {
  const { path, query, isByCursor } = listOf(req)
  if (total !== undefined) res.set('X-Total-Count', String(total))
  const isCounted = !isByCursor && total !== undefined
  res.set({
    Link: isCounted
      ? pageLinks(path, query, { page, limit, total })
      : cursorLinks(path, query, next),
  })
  if (next !== undefined) res.set('X-Next-Cursor', next)
}

/** The same for a list that goes on `after` the last entry of a page: the one named, if there are more. */
export const tellEntriesAfter = (
  req: Request,
  res: Response,
  { total, last }: { total: number; last: string | undefined },
): void => {
  const { path, query } = listOf(req)
  res.set({ 'X-Total-Count': String(total), Link: cursorLinks(path, query, last, 'after') })
}
