/** `npm run release -- [--cut]`, and with `pack` after a build: `npm run release:zip` (docs/operations.md). */
import { join } from 'node:path'
import { DeployError } from '../deploy-error.ts'
import { cutRelease, plannedRelease } from './cut-release.ts'
import { packRelease } from './pack-release.ts'

const ROOT = join(import.meta.dirname, '../../../..')

const USAGE = `npm run release -- [--cut]

Says which version the changelog asks for, and what is missing for it. --cut writes the version into
all packages and the changelog, commits, and tags. npm run release:zip then packs what is built.`

const run = (word = ''): string => {
  if (word === 'pack') return `Packed ${packRelease(ROOT)}`
  if (word === '--cut') return `Tagged v${cutRelease(ROOT, new Date().toISOString().slice(0, 10))}`
  if (word !== '') return USAGE
  const { current, version, missing } = plannedRelease(ROOT)
  const rest = missing.length > 0 ? `Missing: ${missing.join('; ')}.` : 'Cut it with --cut.'
  return `After ${current}, the changelog asks for ${version}. ${rest}`
}

try {
  console.log(run(process.argv[2]))
} catch (error) {
  console.error(error instanceof DeployError ? error.message : error)
  process.exit(1)
}
