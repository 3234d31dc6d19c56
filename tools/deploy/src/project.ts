import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chooseProject as choose } from '../../bootstrap/choose-project.mjs'

/** The project to deploy to, by .firebaserc. */
export const chooseProject = (root: string, wanted: string | undefined): string => {
  const rc = JSON.parse(readFileSync(join(root, '.firebaserc'), 'utf8')) as Parameters<
    typeof choose
  >[0]
  return choose(rc, wanted)
}
