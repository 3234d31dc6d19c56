// Which folder may import which: the table of docs/ARCHITECTURE.md, checked on every import.
// Feature walls are made from the folder list, so a new feature is walled on the day it appears.
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

const features = (folder) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder)).map((name) => ({
        from: `${folder}/${name}/`,
        never: [`${folder}/`],
        except: `${folder}/${name}/`,
        why: 'features do not import each other; they meet in a page (web) or in shop.ts (functions)',
      }))
    : []

/** `from` may not import what starts with one of `never` (a repository path or a package name). */
const walls = [
  {
    from: 'contract/',
    never: ['functions/', 'web/', 'local/', 'e2e/', '@bartan/'],
    why: 'the contract depends on zod alone',
  },
  {
    from: 'functions/',
    never: ['web/', 'local/', 'e2e/', '@bartan/web', '@bartan/e2e'],
    why: 'functions know the contract only',
  },
  {
    from: 'functions/src/features/',
    never: ['functions/src/shop.ts', 'functions/src/app.ts', 'functions/src/index.ts'],
    why: 'features are joined by shop.ts and app.ts, not the other way',
  },
  {
    from: 'functions/src/http/',
    never: ['functions/src/features/', 'functions/src/database/'],
    why: 'http/ serves every feature and knows none',
  },
  {
    from: 'functions/src/database/',
    never: ['functions/src/features/', 'functions/src/http/'],
    why: 'database/ serves every feature and knows none',
  },
  {
    from: 'functions/src/platform/',
    never: ['functions/src/features/', 'functions/src/http/'],
    why: 'platform/ wraps outside services and knows no feature',
  },
  {
    from: 'functions/src/rules/',
    never: [
      'express',
      'firebase-',
      '@google-cloud/',
      'functions/src/database/',
      'functions/src/features/',
      'functions/src/http/',
      'functions/src/platform/',
    ],
    why: 'rules/ are pure: they decide, and neither read nor write',
  },
  {
    files: /^functions\/src\/features\/.*\.service\.ts$/,
    never: ['express', 'firebase-', '@google-cloud/', 'functions/src/database/'],
    why: 'a service holds the rules; it sees neither HTTP nor Firestore',
  },
  {
    files: /^functions\/src\/features\/.*\.routes\.ts$/,
    never: ['firebase-admin', 'functions/src/database/'],
    why: 'routes call their service',
  },
  ...features('functions/src/features'),
  {
    from: 'web/',
    never: ['functions/', 'local/', 'e2e/', '@bartan/functions', '@bartan/local'],
    why: 'the web app knows the contract only',
  },
  {
    from: 'web/src/features/',
    never: ['web/src/app/'],
    why: 'pages import features, not the other way',
  },
  ...['components', 'lib', 'config', 'theme'].map((folder) => ({
    from: `web/src/${folder}/`,
    never: ['web/src/features/', 'web/src/app/'],
    why: 'shared code knows no feature and no page',
  })),
  {
    from: 'web/src/lib/',
    never: ['web/src/components/'],
    why: 'components build on lib/, not back',
  },
  ...features('web/src/features'),
  {
    from: 'local/src/firestore/',
    never: ['local/src/', '@bartan/', 'contract/'],
    except: 'local/src/firestore/',
    why: 'the embedded Firestore knows nothing of the shop',
  },
  {
    from: 'local/',
    never: ['functions/', 'web/', 'e2e/', '@bartan/functions', '@bartan/web'],
    why: 'the local stack starts functions and web as built products',
  },
  {
    from: 'e2e/',
    never: ['functions/', 'web/', 'local/'],
    why: 'browser tests see what a user sees',
  },
  {
    from: 'bench/',
    never: ['functions/', 'web/', 'e2e/', '@bartan/functions', '@bartan/web'],
    why: 'benchmarks measure functions and web as built products',
  },
  {
    from: 'deploy/',
    never: ['contract/', 'functions/', 'web/', 'local/', 'e2e/', 'bench/', '@bartan/'],
    except: 'functions/src/config.ts',
    why: 'the deploy only checks what the function would refuse to start with',
  },
  // The four floors of local/firestore: imports go down only.
  {
    from: 'local/src/firestore/engine/',
    never: ['local/src/firestore/', '@grpc/', 'node:sqlite', 'node:net', 'node:http'],
    except: 'local/src/firestore/engine/',
    why: 'the engine is pure: no network, no protobuf, no SQL',
  },
  {
    from: 'local/src/firestore/sqlite/',
    never: ['local/src/firestore/rpc/', 'local/src/firestore/transport/', '@grpc/'],
    why: 'storage knows no protocol',
  },
  {
    from: 'local/src/firestore/rpc/',
    never: ['local/src/firestore/transport/', 'node:sqlite'],
    why: 'an RPC speaks to the engine and the store, not to the network or SQL',
  },
]

const applies = (wall, file) => (wall.files ? wall.files.test(file) : file.startsWith(wall.from))

const importWalls = {
  create(context) {
    const file = relative(root, context.filename)
    const mine = walls.filter((wall) => applies(wall, file))
    const check = (node) => {
      const specifier = node.source?.value
      if (typeof specifier !== 'string') return
      const target = specifier.startsWith('.')
        ? relative(root, resolve(dirname(context.filename), specifier))
        : specifier
      for (const wall of mine) {
        if (wall.except && target.startsWith(wall.except)) continue
        if (wall.never.some((prefix) => target.startsWith(prefix)))
          context.report({ node, message: `'${target}' may not be imported here: ${wall.why}.` })
      }
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    }
  },
}

export default { meta: { name: 'bartan' }, rules: { 'import-walls': importWalls } }
