type Page = { page: number; limit: number; total: number }

/**
 * The `Link` header of a page (RFC 8288): first and last, plus prev and next if they exist. The references are
 * relative, so that they hold under every host name.
 */
export const pageLinks = (
  path: string,
  query: URLSearchParams,
  { page, limit, total }: Page,
): string => {
  const last = Math.max(1, Math.ceil(total / limit))
  const link = (relation: string, number: number) => {
    const target = new URLSearchParams(query)
    target.set('page', String(number))
    return `<${path}?${target.toString()}>; rel="${relation}"`
  }
  return [
    link('first', 1),
    ...(page > 1 ? [link('prev', Math.min(page - 1, last))] : []),
    ...(page < last ? [link('next', page + 1)] : []),
    link('last', last),
  ].join(', ')
}
