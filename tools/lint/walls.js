// Which folder may import which: import-walls.js checks every import against this list, docs/ARCHITECTURE.md explains it.
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '../..')

/** The workspaces' names and folders; `#x` in one of them is its `src/x`. */
export const packages = [
  ['@bartan/contract', 'contract/'],
  ['@bartan/functions', 'functions/'],
  ['@bartan/web', 'web/'],
  ['@bartan/firestore-emulator', 'tools/firestore-emulator/'],
  ['@bartan/demo-shop', 'tools/demo-shop/'],
  ['@bartan/local', 'tools/local/'],
]

const SERVICES = ['express', 'firebase-', '@google-cloud/']
/** What reads or writes the database for several features. */
const REPOSITORIES = ['functions/src/database/', /^functions\/src\/domain\/.*\.repository\.ts$/]

/** Walls between features, made from the list of folders, so that a new feature has them from its first day. */
const betweenFeatures = (folder) =>
  existsSync(join(ROOT, folder))
    ? readdirSync(join(ROOT, folder)).map((name) => ({
        from: `${folder}/${name}/`,
        never: [`${folder}/`],
        except: [`${folder}/${name}/`],
        why: 'features do not import each other; they meet in a page (web) or in composition/ (functions)',
      }))
    : []

/** The floors of functions/src: each knows those after it. What is pure in domain/ is known to all. */
const FLOORS = ['composition', 'features', 'domain', 'database', 'http', 'platform']
const NEVER = {
  features: ['composition'],
  domain: ['composition', 'features', 'http'],
  database: ['composition', 'features', 'http'],
  http: ['composition', 'features', 'database'],
  platform: ['composition', 'features', 'database', 'http'],
}

/**
 * What is in `from` (a folder), or matches `files`, may not import what starts with one of `never`, or matches it:
 * paths in the repository, or names of packages; `except` what starts with one of these.
 */
export const walls = [
  {
    from: 'contract/',
    never: ['functions/', 'web/', 'tools/'],
    why: 'the contract depends on zod alone',
  },
  {
    files:
      /^contract\/src\/.*(?<!schema|endpoints?|error-reply|field|paging|confirmation|outbox|api|\.test)\.ts$/,
    never: ['zod'],
    why: 'rules need no schema library: pages have them without it',
  },

  {
    from: 'functions/',
    never: ['web/', 'tools/'],
    why: 'functions know the contract only',
  },
  ...FLOORS.slice(1).map((floor) => ({
    from: `functions/src/${floor}/`,
    never: ['functions/src/app.ts', 'functions/src/index.ts', 'functions/src/programs/'].concat(
      NEVER[floor].map((name) => `functions/src/${name}/`),
    ),
    why: `${floor}/ serves the floors above it and knows none of them`,
  })),
  {
    files: /^functions\/src\/domain\/.*(?<!\.repository|\.test)\.ts$/,
    never: [...SERVICES, 'functions/src/platform/', ...REPOSITORIES],
    why: 'rules are pure: they decide, and neither read nor write',
  },
  {
    files: /^functions\/src\/(?:database|http|platform)\//,
    never: [/^functions\/src\/domain\/.*\.repository\.ts$/],
    why: 'the lower floors know only the pure part of domain/',
  },
  {
    files: /^functions\/src\/features\/.*\.service\.ts$/,
    never: [...SERVICES, ...REPOSITORIES],
    why: 'a service holds the rules; it sees neither HTTP nor Firestore',
  },
  {
    files: /^functions\/src\/features\/.*\.routes\.ts$/,
    never: ['firebase-admin', ...REPOSITORIES],
    why: 'routes call their service',
  },
  ...betweenFeatures('functions/src/features'),

  {
    from: 'web/',
    never: ['functions/', 'tools/'],
    why: 'the web app knows the contract only',
  },
  {
    from: 'web/src/features/',
    never: ['web/src/app/'],
    why: 'pages import features, not the other way',
  },
  ...['components', 'lib', 'i18n', 'theme'].map((folder) => ({
    from: `web/src/${folder}/`,
    never: ['web/src/features/', 'web/src/app/'],
    why: 'shared code knows no feature and no page',
  })),
  {
    from: 'web/src/components/ui/',
    never: ['web/src/components/commerce/'],
    why: 'the controls know nothing of goods and orders',
  },
  ...['lib', 'i18n', 'theme'].map((folder) => ({
    from: `web/src/${folder}/`,
    never: ['web/src/components/'],
    why: 'components build on it, not it on them',
  })),
  ...betweenFeatures('web/src/features'),

  {
    from: 'tools/firestore-emulator/',
    never: ['contract/', 'functions/', 'web/', 'tools/'],
    except: ['tools/firestore-emulator/'],
    why: 'the Firestore emulator knows nothing of the shop',
  },
  // Its four floors: imports go down only.
  {
    from: 'tools/firestore-emulator/src/engine/',
    never: ['tools/', '@grpc/', 'node:sqlite', 'node:net', 'node:http'],
    except: ['tools/firestore-emulator/src/engine/'],
    why: 'the engine is pure: no network, no protobuf, no SQL',
  },
  {
    from: 'tools/firestore-emulator/src/sqlite/',
    never: ['rpc', 'transport']
      .map((name) => `tools/firestore-emulator/src/${name}/`)
      .concat('@grpc/'),
    why: 'storage knows no protocol',
  },
  {
    from: 'tools/firestore-emulator/src/rpc/',
    never: ['tools/firestore-emulator/src/transport/', 'node:sqlite'],
    why: 'an RPC calls the engine and the store, not the network or SQL',
  },
  {
    from: 'tools/demo-shop/',
    never: ['functions/', 'web/', 'tools/'],
    except: ['tools/demo-shop/'],
    why: 'the demo shop is data: products, orders and drawings',
  },
  {
    from: 'tools/local/',
    never: ['functions/', 'web/', 'tools/e2e/', 'tools/bench/', 'tools/deploy/'],
    why: 'the local stack starts functions and web as built products',
  },
  {
    from: 'tools/e2e/',
    never: ['functions/', 'web/', 'tools/'],
    except: ['tools/e2e/'],
    why: 'browser tests see what a user sees',
  },
  {
    from: 'tools/bench/',
    never: ['functions/', 'web/', 'tools/e2e/', 'tools/deploy/'],
    why: 'benchmarks measure functions and web as built products',
  },
  {
    from: 'tools/deploy/',
    never: ['contract/', 'functions/', 'web/', 'tools/'],
    except: ['tools/deploy/', 'functions/src/platform/config.ts'],
    why: 'the deploy only checks what the function would refuse to start with',
  },
  {
    from: 'tools/bootstrap/',
    never: ['contract/', 'functions/', 'web/', 'tools/', '@bartan/'],
    except: ['tools/bootstrap/'],
    why: 'it runs before anything is installed',
  },
]
