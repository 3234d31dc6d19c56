import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { lockClosure, type LockEntries } from './lock-closure.ts'

type Manifest = { version: string; engines: object; dependencies: Record<string, string> }

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

const writeJson = (file: string, value: unknown): void =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)

/** Google's `npm ci` would refuse such a lockfile, after everything else was deployed. */
const refuseOtherVersions = (wanted: Record<string, string>, locked: LockEntries): void => {
  for (const [name, version] of Object.entries(wanted)) {
    const there = locked[`node_modules/${name}`]?.version
    if (there !== version)
      throw new Error(
        `functions/package.json has ${name} ${version}, package-lock.json ${there}. Fix: npm install`,
      )
  }
}

/**
 * Makes the bundle a package of its own: `npm ci` in a copy of the folder, which is what Cloud Build runs, installs
 * whatever is not in the bundle, in the versions that were tested, without the workspace around it.
 */
export const writePackage = (root: string, lib: string, packages: readonly string[]): void => {
  const { version, engines, dependencies: all } = readJson(`${root}/package.json`) as Manifest
  const dependencies = Object.fromEntries(
    packages.map((name) => {
      const exact = all[name]
      if (!exact || !/^\d/.test(exact))
        throw new Error(`${name} needs an exact version in functions/package.json`)
      return [name, exact]
    }),
  )
  const name = 'bartan-api'
  writeJson(`${lib}/package.json`, {
    name,
    version,
    private: true,
    type: 'module',
    main: 'index.js',
    engines,
    dependencies,
  })
  const lock = readJson(`${root}/../package-lock.json`) as { packages: LockEntries }
  const locked = lockClosure(lock.packages, packages)
  refuseOtherVersions(dependencies, locked)
  writeJson(`${lib}/package-lock.json`, {
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': { name, version, engines, dependencies }, ...locked },
  })
  // `firebase deploy` reads the parameters' values from the folder that it deploys.
  for (const file of readdirSync(root))
    if (file.startsWith('.env') && file !== '.env.example')
      copyFileSync(`${root}/${file}`, `${lib}/${file}`)
}
