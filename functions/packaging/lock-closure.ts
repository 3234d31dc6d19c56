/** An entry of `packages` in package-lock.json, version 3 (docs.npmjs.com/cli/configuring-npm/package-lock-json). */
export type LockEntry = {
  version?: string
  dev?: boolean
  optional?: boolean
  devOptional?: boolean
  peer?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

export type LockEntries = Record<string, LockEntry>

type Wanted = { name: string; optional: boolean }

const wantedBy = ({
  dependencies = {},
  optionalDependencies = {},
  peerDependencies = {},
  peerDependenciesMeta = {},
}: LockEntry): Wanted[] => [
  ...Object.keys({ ...dependencies, ...peerDependencies })
    .filter((name) => !(name in optionalDependencies) && !peerDependenciesMeta[name]?.optional)
    .map((name) => ({ name, optional: false })),
  ...Object.keys(optionalDependencies).map((name) => ({ name, optional: true })),
]

/** Where Node finds a package from a folder: there, or in the folders above (nodejs.org/api/modules.html). */
const locate = (all: LockEntries, from: string, name: string): string | undefined => {
  const here = `${from}${from && '/'}node_modules/${name}`
  if (all[here]) return here
  if (from === '') return undefined
  return locate(all, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name)
}

/**
 * The part of a lockfile that the given packages need: the same versions, checksums and places. A package that only
 * optional packages need is optional too.
 */
export const lockClosure = (all: LockEntries, roots: readonly string[]): LockEntries => {
  const reached = new Map<string, boolean>()
  const visit = (from: string, { name, optional }: Wanted): void => {
    const place = locate(all, from, name)
    const entry = place === undefined ? undefined : all[place]
    if (place === undefined || !entry) {
      if (optional) return
      throw new Error(`package-lock.json has no ${name}, which ${from || 'the function'} needs`)
    }
    if (reached.has(place) && (optional || reached.get(place) === false)) return
    reached.set(place, optional)
    for (const wanted of wantedBy(entry))
      visit(place, { ...wanted, optional: optional || wanted.optional })
  }
  for (const name of roots) visit('', { name, optional: false })
  const kept = [...reached].map(([place, optional]): [string, LockEntry] => {
    const {
      dev: _dev,
      devOptional: _both,
      peer: _peer,
      optional: _was,
      ...entry
    } = all[place] ?? {}
    return [place, optional ? { ...entry, optional } : entry]
  })
  return Object.fromEntries(kept.sort(([one], [other]) => (one < other ? -1 : 1)))
}
