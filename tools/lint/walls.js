/**
 * Which files may not import which, and why. import-walls.js checks every import against this list.
 *
 * A pattern is a path in the repository or the name of a package, and means all that is below it, too: `*` stands for a
 * part of a name, `**` for anything. What `from` matches (and `but` does not) may import nothing that `never` matches
 * (unless `except` does). What lies in the same folder may always be imported, if `from` ends in a slash.
 */
const TESTS = ['**.test', '**/testing/']
const SERVICES = ['express', 'firebase-*', '@google-cloud']
/** The floors of functions/src, from above. */
const FLOORS = [
  'app',
  'index',
  'programs',
  'composition',
  'features',
  'http',
  'database',
  'platform',
  'domain',
]
const above = (floor) => `functions/src/{${FLOORS.slice(0, FLOORS.indexOf(floor)).join(',')}}`

/** Of the contract: what is made of zod. All else there is rules and data. */
const SCHEMAS = [
  '**schema',
  '**endpoints',
  'contract/src/api',
  'contract/src/shared/{endpoint,error-reply,field,paging}',
]

const contract = [
  {
    from: 'contract/',
    never: ['functions', 'web', 'tools'],
    why: 'the contract depends on nothing of the shop',
  },
  {
    from: 'contract/src/**',
    // The last three are types, of which nothing is left in what runs.
    but: [
      ...SCHEMAS,
      ...TESTS,
      'contract/src/shop-data',
      'contract/src/shared/brand',
      'contract/src/settings/settings.ts',
    ],
    never: ['zod', ...SCHEMAS],
    why: 'rules need no schema library, not even through another file: pages have them without it',
  },
]

const functions = [
  { from: 'functions/', never: ['web', 'tools'], why: 'functions know the contract only' },
  {
    from: 'functions/src/**',
    but: [...TESTS, 'functions/src/attacks'],
    never: ['functions/src/{testing,attacks}', 'contract/src/testing'],
    why: 'what is deployed needs nothing of the tests',
  },
  {
    from: 'functions/src/testing/**',
    never: ['functions/src/features'],
    except: ['functions/src/features/**/testing'],
    why: "helpers of all tests know no feature's insides: what they need of one is in its own testing/",
  },
  ...FLOORS.slice(FLOORS.indexOf('composition')).map((floor) => ({
    from: `functions/src/${floor}/`,
    never: [above(floor)],
    why: 'each floor serves those above it and knows none of them',
  })),
  {
    from: 'functions/src/domain/**',
    but: TESTS,
    never: SERVICES,
    why: 'rules are pure: they decide, and neither read nor write',
  },
  {
    from: 'functions/src/**',
    but: ['functions/src/platform/caches/'],
    never: ['lru-cache'],
    why: 'caches are made by createCache, whose limits stand in one table',
  },
  {
    from: 'functions/src/features/**.service.ts',
    never: [...SERVICES, 'functions/src/database'],
    why: 'a service holds the rules; it sees neither HTTP nor Firestore',
  },
  {
    from: 'functions/src/features/**.routes.ts',
    never: ['firebase-admin', 'functions/src/database'],
    why: 'a use case asks its repository; it does not see Firestore',
  },
  {
    from: 'functions/src/**',
    but: [...TESTS, 'functions/src/attacks', 'functions/src/platform/pictures'],
    never: ['sharp'],
    why: "platform/pictures.ts decodes one picture at a time: more would take an instance's memory",
  },
  {
    from: 'functions/src/features/*/',
    never: ['functions/src/features'],
    why: 'features do not import each other; they meet in composition/',
  },
  {
    from: 'functions/packaging/',
    never: ['contract', 'functions/src'],
    why: 'it cuts the package out of the repository, and knows nothing of what is in it',
  },
]

const web = [
  { from: 'web/', never: ['functions', 'tools'], why: 'the web app knows the contract only' },
  {
    from: 'web/src/**',
    but: TESTS,
    never: ['web/src/testing', 'contract/src/testing', 'web/{build,dev}'],
    why: 'what is deployed needs nothing of the tests and of the build',
  },
  {
    from: 'web/src/testing/',
    never: ['web/src/app', 'web/src/features'],
    why: "helpers of all tests know no page and no feature's insides",
  },
  {
    from: 'web/src/features/',
    never: ['web/src/app'],
    why: 'pages import features, not the other way',
  },
  {
    from: 'web/src/features/*/',
    never: ['web/src/features'],
    why: 'features do not import each other; they meet in a page',
  },
  {
    from: 'web/src/components/',
    never: ['web/src/app', 'web/src/features'],
    why: 'shared components know no feature and no page',
  },
  {
    from: 'web/src/components/ui/',
    never: ['web/src/components/commerce'],
    why: 'the controls know nothing of goods and orders',
  },
  {
    from: 'web/src/{lib,i18n,theme}/',
    never: ['web/src/{app,features,components}'],
    why: 'what is shown builds on it, not it on what is shown',
  },
  {
    from: 'web/src/app/{server,hydration}/',
    never: ['web/src/app/{routes,layouts}'],
    why: 'routes and layouts use it',
  },
  {
    from: 'web/src/service-worker/',
    never: ['contract', 'web/src'],
    except: ['contract/src/shared/shop-day', 'contract/src/pages/page-paths'],
    why: 'it is a program of its own, that runs without the app',
  },
  {
    from: 'web/build/',
    never: ['web/src/app', 'web/src/features'],
    why: 'the build prepares what every page shares',
  },
]

const EMULATOR = 'tools/firestore-emulator/src'

const tools = [
  {
    from: 'tools/firestore-emulator/',
    never: ['contract', 'functions', 'web', 'tools'],
    why: 'the Firestore emulator knows nothing of the shop',
  },
  {
    from: `${EMULATOR}/engine/`,
    never: [EMULATOR, '@grpc', 'node:sqlite', 'node:net', 'node:http', 'node:http2'],
    why: 'the engine is pure: no network, no protobuf, no SQL',
  },
  {
    from: `${EMULATOR}/sqlite/`,
    never: [`${EMULATOR}/{rpc,transport}`, '@grpc'],
    why: 'storage knows no protocol',
  },
  {
    from: `${EMULATOR}/rpc/`,
    never: [`${EMULATOR}/{sqlite,transport}`, 'node:sqlite'],
    why: 'a call of the protocol asks the engine, not the network or SQL',
  },
  {
    from: `${EMULATOR}/transport/`,
    never: [`${EMULATOR}/sqlite`, 'node:sqlite'],
    why: 'the network knows no SQL',
  },
  {
    from: 'tools/demo-shop/',
    never: ['functions', 'web', 'tools'],
    why: 'the demo shop is data: products, orders and pictures',
  },
  {
    from: 'tools/local/',
    never: ['functions', 'web', 'tools'],
    except: [
      'tools/demo-shop',
      'tools/firestore-emulator',
      'tools/deploy/src/hosting/asset-headers',
    ],
    why: 'the local stack starts functions and web as built products',
  },
  {
    from: 'tools/e2e/',
    never: ['functions', 'web', 'tools'],
    except: ['tools/bootstrap/browser-places'],
    why: 'browser tests see what a user sees',
  },
  {
    from: 'tools/bench/',
    never: ['functions', 'web', 'tools'],
    except: ['tools/local', 'tools/demo-shop', 'tools/e2e/{find-browser,run-shop}'],
    why: 'benchmarks measure functions and web as built products',
  },
  {
    from: 'tools/simulation/',
    never: ['web', 'tools'],
    except: ['tools/firestore-emulator'],
    why: 'the simulation runs functions over the embedded Firestore, and nothing else',
  },
  {
    from: 'tools/hostile/',
    never: ['functions', 'web', 'tools'],
    except: ['tools/local', 'tools/demo-shop', 'tools/bench/src/{measuring,report,stack}'],
    why: 'the hostile run attacks functions as a built product',
  },
  {
    from: 'tools/deploy/',
    never: ['contract', 'functions', 'web', 'tools'],
    except: [
      'functions/src/platform/config',
      'functions/src/composition/parameters',
      'functions/src/database/migrations/migrations',
      'tools/{local,demo-shop,firestore-emulator}/src',
      'tools/bootstrap/choose-project',
    ],
    why: 'the deploy checks what the function would refuse to start with, lists its migrations, and rehearses on the local stack',
  },
  {
    from: 'tools/{bootstrap,lint}/',
    never: ['contract', 'functions', 'web', 'tools', '@bartan'],
    except: ['tools/bootstrap/tasks/tasks'],
    why: 'it runs before anything is built',
  },
]

export const walls = [...contract, ...functions, ...web, ...tools]
