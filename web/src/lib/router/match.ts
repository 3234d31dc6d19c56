export type Params = Readonly<Record<string, string | undefined>>

export type Match = {
  params: Params
  /** What a pattern's `*` leaves to the routes within, '' without one. */
  rest: string
}

/** `:name` and a final `*`; letters' case and a slash at the end make no difference. */
const compile = (pattern: string) => {
  const names: string[] = []
  const source = pattern
    .replace(/\/*\*?$/, '')
    .replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/:(\w+)/g, (_, name: string) => {
      names.push(name)
      return '([^/]+)'
    })
  const end = pattern.endsWith('*') ? '(?:/(.*))?$' : '/*$'
  return { expression: new RegExp(`^${source}${end}`, 'i'), names }
}

const compiled = new Map<string, ReturnType<typeof compile>>()

const compiledOf = (pattern: string) => {
  const known = compiled.get(pattern) ?? compile(pattern)
  compiled.set(pattern, known)
  return known
}

/** Whether a path matches a pattern like `/product/:id`, and what its parts are. */
export const matchPath = (pattern: string, pathname: string): Match | null => {
  const { expression, names } = compiledOf(pattern)
  const [matched, ...parts] = expression.exec(pathname) ?? []
  if (matched === undefined) return null
  const values = names.map((name, at) => [name, parts[at]?.replaceAll('%2F', '/')] as const)
  return { params: Object.fromEntries(values), rest: `/${parts[names.length] ?? ''}` }
}

/** An encoded slash separates nothing; text that can't be decoded stays as it is. */
export const decodePath = (pathname: string): string => {
  try {
    return pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    return pathname
  }
}

/** Which of two matching patterns is meant: a word is more exact than a parameter, and that than `*`. */
export const exactness = (pattern: string): number =>
  pattern
    .split('/')
    .map((part) => (part === '*' ? -2 : part.startsWith(':') ? 4 : part === '' ? 1 : 11))
    .reduce((sum, points) => sum + points, 0)
