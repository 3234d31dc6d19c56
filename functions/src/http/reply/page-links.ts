type Page = { page: number; limit: number; total: number }

type Relation = 'next' | 'prev' | 'first' | 'last'

export type Link = { relation: Relation; target: string }

/** Clients and proxies refuse replies whose headers are too long: Node's from 16 kB on, all of them together. */
const MAX_LENGTH = 4000

/** The first of these is the one that callers need. */
const BY_NEED: readonly Relation[] = ['next', 'prev', 'first', 'last']

const textOf = (links: readonly Link[]): string =>
  links.map(({ relation, target }) => `<${target}>; rel="${relation}"`).join(', ')

/**
 * The `Link` header (RFC 8288), which tells where a list goes on. References are relative, so that they hold under
 * every
 * host name. For a list that is asked for in very many words there are only those that fit, or none.
 */
export const linkHeader = (links: readonly Link[]): { Link?: string } => {
  let kept: readonly Link[] = []
  for (const wanted of BY_NEED) {
    const more = links.filter((link) => kept.includes(link) || link.relation === wanted)
    if (textOf(more).length <= MAX_LENGTH) kept = more
  }
  return kept.length > 0 ? { Link: textOf(kept) } : {}
}

/** First and last, plus prev and next if they exist. `query` names no page. */
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
