type Page = { page: number; limit: number; total: number }

type Relation = 'next' | 'prev' | 'first' | 'last'

export type Link = { relation: Relation; target: string }

/** Clients and proxies refuse long headers: Node's from 16 kB on, for all together. */
const MAX_LENGTH = 4000

/** The most important first. */
const BY_NEED: readonly Relation[] = ['next', 'prev', 'first', 'last']

const textOf = (links: readonly Link[]): string =>
  links.map(({ relation, target }) => `<${target}>; rel="${relation}"`).join(', ')

/**
 * The `Link` header (RFC 8288) with a list's other pages. References are relative, so that they work under every host
 * name. If a query is very long, only the links that fit are included.
 */
export const linkHeader = (links: readonly Link[]): { Link?: string } => {
  let kept: readonly Link[] = []
  for (const wanted of BY_NEED) {
    const more = links.filter((link) => kept.includes(link) || link.relation === wanted)
    if (textOf(more).length <= MAX_LENGTH) kept = more
  }
  return kept.length > 0 ? { Link: textOf(kept) } : {}
}

/** First and last, plus prev and next if they exist. `query` has no page. */
export const pageLinks = (
  path: string,
  query: URLSearchParams,
  { page, limit, total }: Page,
): { Link?: string } => {
  const last = Math.max(1, Math.ceil(total / limit))
  const others = query.toString()
  if (others.length > MAX_LENGTH) return {}
  const link = (relation: Relation, number: number): Link => ({
    relation,
    target: `${path}?${others && `${others}&`}page=${number}`,
  })
  return linkHeader([
    link('first', 1),
    ...(page > 1 ? [link('prev', Math.min(page - 1, last))] : []),
    ...(page < last ? [link('next', page + 1)] : []),
    link('last', last),
  ])
}
