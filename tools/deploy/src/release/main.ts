/** `npm run shop -- release [--cut]`, and with `pack` after a build: `npm run shop -- release-zip` (docs/operations.md). */
import { join } from 'node:path'
import { DeployError, runProgram } from '../deploy-error.ts'
import { cutRelease, plannedRelease } from './cut-release.ts'
import { packRelease } from './pack-release.ts'

const ROOT = join(import.meta.dirname, '../../../..')

const run = (word = ''): string => {
  if (word === 'pack') {
    const { zip, contents } = packRelease(ROOT)
    return `Packed ${zip}: ${contents}`
  }
  if (word === '--cut') return `Tagged v${cutRelease(ROOT, new Date().toISOString().slice(0, 10))}`
  if (word !== '')
    throw new DeployError(`What is "${word}"? "npm run shop -- release --help" explains it.`)
  const { current, version, missing } = plannedRelease(ROOT)
  const rest = missing.length > 0 ? `Missing: ${missing.join('; ')}.` : 'Cut it with --cut.'
  return `After ${current}, the changelog asks for ${version}. ${rest}`
}

await runProgram(() => console.log(run(process.argv[2])))
