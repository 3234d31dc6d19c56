/** Of a pattern of names, `*` and `?` alone; with more in it, anything may match (…/json_api/v1/objects/list). */
export const expressionOf = (glob: string): RegExp => {
  if (/[[\]{}]/.test(glob)) return /^/
  const source = glob.replaceAll(/\*\*|[*?]|[^\w/]/g, (part) => {
    if (part === '**') return '.*'
    if (part === '?') return '[^/]'
    return part === '*' ? '[^/]*' : `\\${part}`
  })
  return new RegExp(`^${source}$`)
}
