import { afterAll, beforeAll } from 'vitest'
import { cloneRepository } from './clone.mjs'
import { customize } from './customize.mjs'
import { runIn } from './run-in.mjs'

/** A compiler or a test run on one core, with others at work on it. */
export const TIMEOUT = 600_000

/** A copy of the repository with another shop in it, for the tests of a file. */
export const customizedShop = () => {
  let clone

  beforeAll(() => {
    clone = cloneRepository()
    customize(clone.root)
  })

  afterAll(() => clone.remove())

  /** What a program complains about; nothing if it passes. */
  const faultsOf = async (...program) => {
    const { code, output } = await runIn(clone.root, ...program)
    return code === 0 ? '' : output
  }
  const faultsOfTests = (project, ...paths) => {
    const options = ['--maxWorkers=1', '--reporter=dot', '--project', project]
    return faultsOf('node_modules/vitest/vitest.mjs', 'run', ...options, ...paths)
  }

  return { faultsOf, faultsOfTests }
}
