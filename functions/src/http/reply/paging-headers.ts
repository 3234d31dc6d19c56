import type { Request, Response } from 'express'
import { linkHeader, pageLinks, type Link } from './page-links.ts'

export type Paging = {
  page?: number | undefined
  limit: number
  total: number | undefined
  /** The number of items reachable by page numbers, if not all. */
  numbered?: number
  next?: string | undefined
}

const linkOf = (path: string, query: URLSearchParams, relation: Link['relation']): Link => {
  const search = query.toString()
  return { relation, target: `${path}${search && `?${search}`}` }
}

/** After a cursor, only the first and next page are known. */
const cursorLinks = (
  path: string,
  query: URLSearchParams,
  next: string | undefined,
  name = 'cursor',
): { Link?: string } => {
  const first = linkOf(path, query, 'first')
  if (next === undefined) return linkHeader([first])
  return linkHeader([first, linkOf(path, new URLSearchParams([...query, [name, next]]), 'next')])
}

/** A list's address without the page. */
type List = { path: string; query: URLSearchParams; isByCursor: boolean }

const listOf = ({ originalUrl }: Request): List => {
  const [path = '', search] = originalUrl.split('?', 2)
  const query = new URLSearchParams(search)
  const isByCursor = !!query.get('cursor')
  for (const name of ['cursor', 'page', 'after']) query.delete(name)
  return { path, query, isByCursor }
}

/**
 * Sets the headers for a list's other pages: X-Total-Count if all were counted, Link, and X-Next-Cursor if there is
 * one.
 */
export const setPagingHeadersOf = (
  { path, query, isByCursor }: List,
  res: Response,
  { page = 1, limit, total, numbered, next }: Paging,
): void => {
  if (total !== undefined) res.set('X-Total-Count', String(total))
  if (isByCursor || total === undefined) res.set(cursorLinks(path, query, next))
  else {
    const reached = numbered === undefined ? total : Math.floor(numbered / limit) * limit
    res.set(pageLinks(path, query, { page, limit, total: Math.min(total, reached) }))
  }
  if (next !== undefined) res.set('X-Next-Cursor', next)
}

/** The same for a list at the requested address. */
export const setPagingHeaders = (req: Request, res: Response, paging: Paging): void =>
  setPagingHeadersOf(listOf(req), res, paging)

/** The same for a list that continues `after` a page's last entry, if there are more. */
export const setHeadersOfEntriesAfter = (
  req: Request,
  res: Response,
  { total, last }: { total: number; last: string | undefined },
): void => {
  const { path, query } = listOf(req)
  res.set({ 'X-Total-Count': String(total), ...cursorLinks(path, query, last, 'after') })
}
