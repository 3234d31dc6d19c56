/** `npm run vendor`: makes the bundle again, after another version of firebase-tools, superstatic or esbuild. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleEmulators } from './bundle.ts'

const { code, licenses } = await bundleEmulators()
writeFileSync(join(import.meta.dirname, 'firebase-emulators.cjs'), code)
writeFileSync(join(import.meta.dirname, 'LICENSES.txt'), licenses)
console.log(`${Math.round(code.length / 1000)} kB in tools/local/vendor/firebase-emulators.cjs`)
