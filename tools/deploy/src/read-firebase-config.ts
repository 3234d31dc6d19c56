import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DeployError } from './deploy-error.ts'

type Rewrite = { function?: { region?: string } }

type FirebaseConfig = {
  hosting: { rewrites: Rewrite[] }
  storage?: { bucket?: string } | { bucket?: string }[]
}

/** Hosting and the function must use the same region; the rules are for the named buckets. */
export const readFirebaseConfig = (root: string) => {
  const text = readFileSync(join(root, 'firebase.json'), 'utf8')
  const { hosting, storage = [] } = JSON.parse(text) as FirebaseConfig
  const regions = new Set(
    hosting.rewrites.flatMap((rewrite) => (rewrite.function ? [rewrite.function.region] : [])),
  )
  const [region, ...others] = regions
  if (!region || others.length > 0)
    throw new DeployError('firebase.json needs one region for all rewrites to the function')
  return { region, rulesBuckets: [storage].flat().flatMap(({ bucket }) => bucket ?? []) }
}
