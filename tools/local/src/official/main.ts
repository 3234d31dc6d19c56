/**
 * `npm run emulators`: the shop on Google's own Emulator Suite, filled with the demo shop by the same loader as the
 * local stack. Needs Java and, for the first download, network. Arguments after `--` are passed to the CLI.
 */
import { spawn } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fillShop } from '#filling/fill-shop.ts'
import { PROJECT_ID } from '#stack/project.ts'
import { readSettings } from '#stack/settings.ts'
import { emulatorsConfig } from './emulators-config.ts'

const ROOT = join(import.meta.dirname, '../../../..')
/** Next to firebase.json, because the CLI resolves its paths from there. */
const CONFIG = 'firebase.emulators.json'

const say = (line: string) => console.log(line)

const { seed } = readSettings(process.env, ROOT)
const { config, ports } = await emulatorsConfig(ROOT)
await writeFile(join(ROOT, CONFIG), JSON.stringify(config, null, 2))

const cli = spawn(
  process.execPath,
  [
    join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js'),
    'emulators:start',
    '--config',
    CONFIG,
    '--project',
    PROJECT_ID,
    ...process.argv.slice(2),
  ],
  {
    cwd: ROOT,
    env: {
      ...process.env,
      FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
      METADATA_SERVER_DETECTION: 'none',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  },
)
const told = new AbortController()
for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'])
  process.on(event, () => {
    told.abort()
    // A terminal's Ctrl-C has already reached the CLI; a second one would make it abandon its emulators.
    if (event !== 'SIGINT') cli.kill('SIGTERM')
  })

const fill = async () => {
  const { firestore, auth, storage, hosting } = ports
  const emulators = { firestorePort: firestore, authPort: auth, storagePort: storage }
  await fillShop(seed, say)(emulators, join(ROOT, 'functions/lib/load-shop.js'), told.signal)
  say(`Shop ready at http://127.0.0.1:${hosting}`)
}

createInterface({ input: cli.stdout }).on('line', (line) => {
  say(line)
  if (line.includes('All emulators ready'))
    fill().catch((error: Error) => {
      if (!told.signal.aborted) console.error(`The shop was not filled: ${error.message}`)
    })
})

const code = await new Promise<number>((resolve) => {
  cli.once('error', (error) => {
    console.error(error.message)
    resolve(1)
  })
  cli.once('exit', (status) => resolve(status ?? 1))
})
await rm(join(ROOT, CONFIG), { force: true })
process.exit(code)
