import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chooseProject, isDemo } from '../choose-project.mjs'

export const readJson = (file) => {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  } catch {
    return undefined
  }
}

/** The Google project that a deploy goes to, if any, and whether .firebaserc could be read. */
export const projectOf = ({ root }) => {
  const rc = readJson(join(root, '.firebaserc'))
  const project = rc ? chooseProject(rc) : ''
  return { isReadable: rc !== undefined, project: isDemo(project) ? '' : project }
}
