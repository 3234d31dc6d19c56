import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import rootPackage from '../../package.json' with { type: 'json' }

const ROOT = join(import.meta.dirname, '../..')
const config = {
  jsPlugins: ['./tools/lint/import-walls.js'],
  rules: { 'bartan/import-walls': 'error' },
}

/** Lines of code in files that break one wall each, with where the line leads. */
const BROKEN = [
  [
    'functions/src/features/cart/a.ts',
    "import '#features/orders/order-process.ts'",
    'functions/src/features/orders/order-process.ts',
  ],
  [
    'functions/src/features/cart/b.ts',
    "export * from '../orders/order-process.ts'",
    'functions/src/features/orders/order-process.ts',
  ],
  [
    'functions/src/features/cart/c.ts',
    "export { x } from '#composition/shop.ts'",
    'functions/src/composition/shop.ts',
  ],
  [
    'functions/src/features/cart/cart.service.ts',
    "import { x } from '#database/x.ts'",
    'functions/src/database/x.ts',
  ],
  [
    'functions/src/features/cart/cart.routes.ts',
    "import 'firebase-admin/firestore'",
    'firebase-admin/firestore',
  ],
  [
    'functions/src/domain/coupon.ts',
    "import '#database/repositories/audit.repository.ts'",
    'functions/src/database/repositories/audit.repository.ts',
  ],
  [
    'functions/src/http/a.ts',
    "const x = import('../features/cart/a.ts')",
    'functions/src/features/cart/a.ts',
  ],
  [
    'web/src/features/cart/a.ts',
    "import '#features/orders/orders'",
    'web/src/features/orders/orders',
  ],
  ['web/src/features/cart/b.ts', "import '@bartan/functions/app'", 'functions/src/app'],
  [
    'web/src/lib/a.ts',
    "type A = import('#components/ui/elements.tsx').A",
    'web/src/components/ui/elements.tsx',
  ],
  ['web/src/app/a.ts', "import '#testing/builders.ts'", 'web/src/testing/builders.ts'],
  [
    'functions/src/testing/a.ts',
    "import '#features/users/open-account.ts'",
    'functions/src/features/users/open-account.ts',
  ],
  ['contract/src/cart/rules.ts', "import { z } from 'zod'", 'zod'],
  [
    'contract/src/shared/pin.ts',
    "export { id } from '../cart/schema.ts'",
    'contract/src/cart/schema.ts',
  ],
  ['tools/local/src/a.ts', "import '@bartan/functions/app'", 'functions/src/app'],
  [
    'tools/firestore-emulator/src/a.ts',
    "import '@bartan/contract/cart/rules'",
    'contract/src/cart/rules',
  ],
]

/** Files that may import what they do. */
const SOUND = [
  ['functions/src/features/cart/d.ts', "import './rules.ts'\nimport '#features/cart/rules.ts'"],
  [
    'functions/src/features/cart/cart.repository.ts',
    "import '#database/x.ts'\nimport 'firebase-admin'",
  ],
  ['functions/src/features/cart/e.test.ts', "import '#testing/start-test-shop.ts'"],
  ['functions/src/testing/b.ts', "import '#features/users/testing/account-opener.ts'"],
  ['functions/src/database/x.ts', "import '#domain/coupon.ts'"],
  ['web/src/app/routes/cart-page.tsx', "import '#features/cart/a'\nimport '#features/orders/a'"],
  ['contract/src/cart/schema.ts', "import { z } from 'zod'\nimport { id } from './rules.ts'"],
  ['contract/src/pricing/charges.ts', "import { id } from '../cart/rules.ts'"],
  ['tools/local/src/b.ts', "import '@bartan/firestore-emulator/start'"],
  ['tools/local/src/c.ts', "import '@bartan/functionsx/app'\nimport 'webpack'"],
]

describe('the walls', () => {
  let folder
  let faults

  // A repository of a few files: linting the real one would take its time, and bad files in it would fail its own lint.
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'walls-'))
    const copied = rootPackage.workspaces.map((name) => `${name}/package.json`)
    for (const path of ['package.json', 'tools/lint', ...copied])
      await cp(join(ROOT, path), join(folder, path), { recursive: true })
    for (const [path, code] of [...BROKEN, ...SOUND]) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), `${code}\n`)
    }
    await writeFile(join(folder, '.oxlintrc.json'), JSON.stringify(config))
    const oxlint = join(ROOT, 'node_modules/oxlint/bin/oxlint')
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        oxlint,
        '--format=json',
        'contract',
        'functions',
        'web',
        'tools/local',
        'tools/firestore-emulator',
      ],
      { cwd: folder },
    ).catch((error) => error)
    faults = JSON.parse(stdout).diagnostics.filter(({ code }) => code === 'bartan(import-walls)')
  })

  afterAll(() => rm(folder, { recursive: true, force: true }))

  it.each(BROKEN)('stop %s: %s', (path, _code, target) => {
    const found = faults.filter(({ filename }) => filename === path)
    expect(found.map(({ message }) => message)).toContainEqual(
      expect.stringContaining(`'${target}' may not be imported here`),
    )
  })

  it.each(SOUND)('let %s import what it needs', (path) => {
    expect(faults.filter(({ filename }) => filename === path)).toEqual([])
  })
})
