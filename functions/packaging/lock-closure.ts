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

/** Where npm puts what the function alone has in another version than the other workspaces. */
const WORKSPACE = 'functions'

/** Where it is in a package of its own, whose root is the workspace. */
const placeAlone = (place: string): string => place.replace(`${WORKSPACE}/`, '')

const refuseCollisions = (places: readonly string[]): void => {
  const seen = new Map<string, string>()
  for (const place of places) {
    const other = seen.get(placeAlone(place))
    if (other !== undefined)
      throw new Error(
        `The function would need both ${other} and ${place} of package-lock.json at one place: give both workspaces one version of it`,
      )
    seen.set(placeAlone(place), place)
  }
}

/**
 * The part of a lockfile that the given packages of the function need: the same versions and checksums, as they lie from
 * its folder. A package that only optional packages need is optional too.
 */
export const lockClosure = (all: LockEntries, roots: readonly string[]): LockEntries => {
  const reached = new Map<string, boolean>()
  const visit = (from: string, { name, optional }: Wanted): void => {
    const place = locate(all, from, name)
    const entry = place === undefined ? undefined : all[place]
    if (place === undefined || !entry) {
      if (optional) return
      throw new Error(`package-lock.json has no ${name}, which ${from} needs`)
    }
    if (reached.has(place) && (optional || reached.get(place) === false)) return
    reached.set(place, optional)
    for (const wanted of wantedBy(entry))
      visit(place, { ...wanted, optional: optional || wanted.optional })
  }
  for (const name of roots) visit(WORKSPACE, { name, optional: false })
  refuseCollisions([...reached.keys()])
  const kept = [...reached].map(([place, optional]): [string, LockEntry] => {
    const {
      dev: _dev,
      devOptional: _both,
      peer: _peer,
      optional: _was,
      ...entry
    } = all[place] ?? {}
    return [placeAlone(place), optional ? { ...entry, optional } : entry]
  })
  return Object.fromEntries(kept.sort(([one], [other]) => (one < other ? -1 : 1)))
}
