const PARTS = { '**': '.*', '*': '[^/]*', '{': '(?:', ',': '|', '}': ')' }

/** A pattern of walls.js as an expression that matches the beginning of a path, up to the end of a name in it. */
const expressionOf = (pattern) => {
  const source = pattern.replaceAll(/\*\*|[*{,}]|[^\w/@:-]/g, (part) => PARTS[part] ?? `\\${part}`)
  return pattern.endsWith('/') ? source : `${source}(?=[./]|$)`
}

/** What of a path one of the patterns matches; undefined if none does. */
export const matcher = (patterns) => {
  if (patterns.length === 0) return () => undefined
  const expression = new RegExp(`^(?:${patterns.map(expressionOf).join('|')})`)
  return (path) => expression.exec(path)?.[0]
}
