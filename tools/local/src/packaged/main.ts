/**
 * `npm run shop -- test-packaged`: a shopper buys from the packaged function, installed alone outside the repository.
 * It runs under the firebase CLI's functions and hosting emulators, over our Firestore and the Auth and Storage
 * emulators.
 */
import { join } from 'node:path'
import { ADMIN_PASSWORD } from '@bartan/demo-shop/compose-shop'
import { DEMO_ADMIN_PHONE } from '@bartan/demo-shop/demo-customers'
import { fillShop } from '#seeding/fill-shop.ts'
import { startEmulatorServices } from '#stack/emulator-services.ts'
import { emulatorEnvironment, PROJECT_ID } from '#stack/project.ts'
import { shop } from './journey.ts'
import { copyPackage } from './package-copy.ts'
import { startCliEmulators } from './start-cli-emulators.ts'

const ROOT = join(import.meta.dirname, '../../../..')

const startedAt = Date.now()
const log = (text: string) =>
  console.log(`${((Date.now() - startedAt) / 1000).toFixed(1).padStart(5)} s  ${text}`)

const stopping = new AbortController()
const stops: (() => Promise<void>)[] = []
const stopAll = async () => {
  for (let stop = stops.pop(); stop; stop = stops.pop()) await stop()
}
for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(event, () => stopping.abort())
stopping.signal.addEventListener('abort', () => void stopAll().then(() => process.exit(1)))

const run = async () => {
  const copy = await copyPackage(ROOT)
  stops.push(copy.remove)
  log(`The function's packages are installed in ${copy.functionFolder}`)
  const services = await startEmulatorServices({
    projectId: PROJECT_ID,
    indexes: join(ROOT, 'firestore.indexes.json'),
    onOutput: (line) => console.log(`  ${line}`),
  })
  stops.push(services.stop)
  const fill = fillShop('empty', () => {})
  await fill(services.ports, join(copy.functionFolder, 'load-shop.js'), stopping.signal)
  log('Firestore, Auth and Storage run')
  const lines: string[] = []
  const emulators = await startCliEmulators({
    root: ROOT,
    folder: copy.folder,
    projectId: PROJECT_ID,
    env: { ...emulatorEnvironment(services.ports), METADATA_SERVER_DETECTION: 'none' },
    onOutput: (line) => lines.push(line),
  })
  stops.push(emulators.stop)
  log('The functions and hosting emulators of the CLI run')
  const admin = { phone: DEMO_ADMIN_PHONE, password: ADMIN_PASSWORD }
  try {
    await shop(`http://127.0.0.1:${copy.ports.hosting}`, admin)
  } catch (error) {
    console.error(lines.join('\n'))
    throw error
  }
  log('A shopper has registered, searched, filled a cart and ordered')
}

try {
  await run()
} finally {
  await stopAll()
}
log('The packaged shop works')
process.exit(0)
