/**
 * `npm run emulators`: the shop on Google's Emulator Suite, with the demo shop loaded like on the local stack. Needs
 * Java and, for the first download, network. Arguments after `--` go to the CLI.
 */
import { spawn } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fillShop } from '#seeding/fill-shop.ts'
import { PROJECT_ID } from '#stack/project.ts'
import { readSettings } from '#stack/settings.ts'
import { emulatorsConfig } from './emulators-config.ts'

const ROOT = join(import.meta.dirname, '../../../..')
/** Next to firebase.json, because the CLI resolves its paths from there. */
const CONFIG = 'firebase.emulators.json'

const log = (line: string) => console.log(line)

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
const stopping = new AbortController()
for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'])
  process.on(event, () => {
    stopping.abort()
    // A terminal's Ctrl-C has already reached the CLI; a second one would make it abandon its emulators.
    if (event !== 'SIGINT') cli.kill('SIGTERM')
  })

const seedWhenReady = async () => {
  const { firestore, auth, storage, hosting } = ports
  const emulators = { firestorePort: firestore, authPort: auth, storagePort: storage }
  const fill = fillShop(seed, log)
  await fill(emulators, join(ROOT, 'functions/lib/load-shop.js'), stopping.signal)
  log(`Shop ready at http://127.0.0.1:${hosting}`)
}

createInterface({ input: cli.stdout }).on('line', (line) => {
  log(line)
  if (line.includes('All emulators ready'))
    seedWhenReady().catch((error: Error) => {
      if (!stopping.signal.aborted) console.error(`The shop was not seeded: ${error.message}`)
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
